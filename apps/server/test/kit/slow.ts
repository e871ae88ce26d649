import { Frames, handshake, promised } from './frames.ts';
import { Guest } from './guest.ts';
import { Wire } from './wire.ts';

const EACH = 8;
const DRIP = 100;

/** Connections that say something now and then, and never all of it. */
export async function slowOnes(url: string): Promise<{ stop(): void }> {
  const guest = await Guest.enter(url, 'Slow');
  const table = await guest.openTable({ game: 'talluka' });
  const headers = { cookie: guest.cookie };
  const port = Number(new URL(url).port);
  const beginnings = [
    '',
    'GET / HT',
    'POST /api/session HTTP/1.1\r\nHost: table\r\nContent-Length: 100\r\n\r\n{"na',
    handshake(`/api/tables/${table}/line`, headers).slice(0, -2),
  ];
  const half = beginnings.flatMap((text) =>
    Array.from({ length: EACH }, () => {
      const wire = new Wire(port);
      wire.socket.write(text);
      return wire;
    }),
  );
  const frames = new Frames(port, table, headers);
  await frames.opened();
  frames.wire.socket.write(promised(60_000));
  const all = [...half, frames.wire];
  const timer = setInterval(() => {
    for (const { socket, over } of all) if (!over) socket.write('x');
  }, DRIP);
  return {
    stop() {
      clearInterval(timer);
      for (const { socket } of all) socket.destroy();
    },
  };
}
