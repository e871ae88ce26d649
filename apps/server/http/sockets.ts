import type { IncomingMessage, Server } from 'node:http';
import type { Socket } from 'node:net';
import type { Duplex } from 'node:stream';
import type { Line, LiveTable } from '@baithak/host';
import { Fault } from '@baithak/kernel';
import type { PersonId } from '@baithak/table';
import proxyAddress from '@fastify/proxy-addr';
import { type RawData, type WebSocket, WebSocketServer } from 'ws';
import { failpoint } from '../failpoint.ts';
import type { Parts } from '../parts.ts';
import type { Session } from '../store/store.ts';
import { addressKey } from './address.ts';
import { Inbox } from './inbox.ts';
import { REPLAY } from './limits.ts';
import { isOwnOrigin } from './origin.ts';
import { refuse } from './refuse.ts';
import { statusOf } from './status.ts';

/** A text of the most characters allowed is at most this long on the wire. */
const MOST_BYTES = 4 * 65_536;
/** Who lets so much pile up has gone away or cannot keep up; they come back and catch up. */
const MOST_UNREAD = 4 * 1024 * 1024;
const PING_EVERY = 30_000;
/** Who was told to go and does not is cut off. */
const TIME_TO_GO = 5000;

const RESTARTING = 1012;
const POLICY = 1008;
const NO_TEXT = 1003;

/** An answer for which the match was played again. */
const GLANCE = '{"v":1,"kind":"glance"';
const PATH = /^\/api\/tables\/([\w-]{1,64})\/line$/;
const SETTINGS = { noServer: true, maxPayload: MOST_BYTES, closeTimeout: TIME_TO_GO };

/** The lines to tables: one socket for each table that a page shows. */
export class Sockets {
  private readonly server = new WebSocketServer(SETTINGS);
  private readonly alive = new WeakSet<WebSocket>();
  private readonly owners = new WeakMap<WebSocket, PersonId>();
  private readonly trusts: ReturnType<typeof proxyAddress.compile>;
  private closing = false;

  constructor(
    private readonly parts: Parts,
    http: Server,
  ) {
    this.trusts = proxyAddress.compile([...parts.config.trustProxy]);
    http.on('connection', (socket) => this.arrive(socket));
    http.on('upgrade', (request, socket, head) => void this.upgrade(request, socket, head));
    this.server.on('wsClientError', (_, socket) =>
      refuse(socket, 400, new Fault('message-form', { args: { where: 'HTTP' } })),
    );
    parts.people.onForgotten((person) => this.hangUp(person));
  }

  async close(): Promise<void> {
    this.closing = true;
    for (const socket of this.server.clients) socket.close(RESTARTING);
    this.server.close();
    setTimeout(() => {
      for (const socket of this.server.clients) socket.terminate();
    }, 1000).unref();
  }

  /** Before a word is said: whoever has too many connections gets no further one. */
  private arrive(socket: Socket): void {
    const { remoteAddress = '' } = socket;
    if (this.trusts(remoteAddress, 0)) return;
    const leave = this.parts.limits.connections.enter(addressKey(remoteAddress));
    if (leave === undefined) socket.destroy();
    else socket.once('close', leave);
  }

  private async upgrade(request: IncomingMessage, socket: Duplex, head: Buffer): Promise<void> {
    socket.on('error', () => socket.destroy());
    const address = addressKey(proxyAddress(request, this.trusts));
    const leave = this.closing ? undefined : this.parts.limits.sockets.enter(address);
    if (leave === undefined) return deny(socket, new Fault('too-many-sockets'));
    socket.once('close', leave);
    try {
      const guest = await this.admit(request, address);
      if (guest instanceof Fault) return deny(socket, guest);
      this.server.handleUpgrade(request, socket, head, (ws) => this.welcome(ws, guest, address));
    } catch (error) {
      this.parts.log.error({ err: error }, 'a socket could not be opened');
      deny(socket, new Fault('store-trouble'));
    }
  }

  private async admit(request: IncomingMessage, address: string): Promise<Guest | Fault> {
    const { config, limits, people, rooms } = this.parts;
    const { origin, host, cookie } = request.headers;
    if (!isOwnOrigin(origin, host, config.baseUrl)) return new Fault('origin');
    const id = PATH.exec(request.url ?? '')?.[1];
    if (id === undefined) return new Fault('no-such-page');
    if (!limits.address.take(address)) return new Fault('rate');
    const session = await people.find(cookie);
    if (session === undefined) return new Fault('no-session');
    const table = await rooms.open(id);
    return table instanceof Fault ? table : { session, table };
  }

  private welcome(socket: WebSocket, { session, table }: Guest, address: string): void {
    this.alive.add(socket);
    this.owners.set(socket, session.person);
    const inbox = new Inbox(socket);
    const line = table.connect(session.person, (text) => {
      if (text.startsWith(GLANCE)) this.parts.limits.session.charge(session.person, REPLAY);
      this.send(socket, inbox, text);
    });
    const receive = this.receiver(socket, inbox, line, table, session, address);
    socket.on('pong', () => this.alive.add(socket));
    // It is being closed already, with a code that says why.
    socket.on('error', () => {});
    // Each at its own time: thousands at once would hold everybody up.
    const heart = setInterval(() => this.ping(socket), PING_EVERY).unref();
    socket.on('close', () => {
      clearInterval(heart);
      table.disconnect(line);
    });
    socket.on('message', receive);
  }

  private receiver(
    socket: WebSocket,
    inbox: Inbox,
    line: Line,
    table: LiveTable,
    session: Session,
    address: string,
  ): (data: RawData, isBinary: boolean) => void {
    const { limits, metrics, clocks } = this.parts;
    return (data, isBinary) => {
      const start = performance.now();
      const count = (answer: string) =>
        metrics.answered(answer, (performance.now() - start) / 1000);
      const answer = async (text: string) => {
        await clocks.ready();
        count(await table.receive(line, text));
      };
      // Who was told to go is not listened to while they do.
      if (socket.readyState !== socket.OPEN) return;
      if (isBinary) socket.close(NO_TEXT);
      else if (limits.session.take(session.person) && limits.address.take(address)) {
        if (!inbox.add(String(data), answer)) socket.close(POLICY);
      } else {
        line.say({ v: 1, kind: 'refused', fault: new Fault('rate') });
        count('rate');
      }
    };
  }

  private send(socket: WebSocket, inbox: Inbox, text: string): void {
    if (socket.readyState !== socket.OPEN) return;
    if (socket.bufferedAmount > MOST_UNREAD) {
      socket.terminate();
      return;
    }
    const isAnswer = text.startsWith('{"v":1,"kind":"done"');
    failpoint(isAnswer ? 'before-answer' : 'before-tell');
    socket.send(text, () => inbox.flushed());
    failpoint(isAnswer ? 'after-answer' : 'during-tell');
  }

  /** A person who is forgotten has no lines any more. */
  private hangUp(person: PersonId): void {
    for (const socket of this.server.clients) {
      if (this.owners.get(socket) === person) socket.close(POLICY);
    }
  }

  private ping(socket: WebSocket): void {
    if (!this.alive.delete(socket)) socket.terminate();
    else socket.ping();
  }
}

interface Guest {
  readonly session: Session;
  readonly table: LiveTable;
}

/** An answer to a handshake that will not become a socket. */
function deny(socket: Duplex, fault: Fault): void {
  refuse(socket, statusOf(fault), fault);
}
