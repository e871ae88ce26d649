import type { Duplex } from 'node:stream';
import type { Fault } from '@baithak/kernel';
import { SAFETY } from './headers.ts';

/**
 * An answer to what never became a request of ours: a handshake that is turned down, or bytes that
 * are no HTTP. The other side may keep its half of the connection open, so it is cut.
 */
export function refuse(socket: Duplex, status: number, fault: Fault): void {
  if (!socket.writable) {
    socket.destroy();
    return;
  }
  const body = JSON.stringify({ fault });
  const headers = {
    ...SAFETY,
    Connection: 'close',
    'Content-Type': 'application/json; charset=utf-8',
    'Content-Length': Buffer.byteLength(body),
  };
  const lines = Object.entries(headers).map(([name, value]) => `${name}: ${value}`);
  socket.once('finish', () => socket.destroy());
  socket.end(`HTTP/1.1 ${status} Refused\r\n${lines.join('\r\n')}\r\n\r\n${body}`);
}
