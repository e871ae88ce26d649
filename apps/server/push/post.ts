import { request as requestHttp } from 'node:http';
import { request as requestHttps } from 'node:https';
import webPush from 'web-push';
import { lookupOutside, readEndpoint } from './endpoints.ts';

/** Milliseconds that a push service gets to answer. */
const PATIENCE = 10_000;

/** The keys by which push services know this server (RFC 8292). */
export interface ServerKeys {
  readonly publicKey: string;
  readonly privateKey: string;
}

interface Letter {
  readonly endpoint: string;
  readonly p256dh: string;
  readonly auth: string;
  readonly text: string;
  /** Seconds after which nobody needs it any more. */
  readonly keepFor: number;
  /** A later letter on the same topic takes the place of one that was not delivered yet. */
  readonly topic: string;
}

export interface PostOffice {
  /** Sends a letter; returns the status of the answer, or 0 if there was none. */
  send(letter: Letter): Promise<number>;
}

/** Encrypts letters for one browser each, and sends them to its push service. It follows no redirects. */
export function postOffice(keys: ServerKeys, contact: string, mayBeInside: boolean): PostOffice {
  return {
    async send({ endpoint, p256dh, auth, text, keepFor, topic }) {
      const url = readEndpoint(endpoint, mayBeInside);
      if (url === undefined) return 0;
      const { headers, body } = webPush.generateRequestDetails(
        { endpoint, keys: { p256dh, auth } },
        text,
        { vapidDetails: { subject: contact, ...keys }, TTL: keepFor, topic, urgency: 'normal' },
      );
      return post(url, headers as Record<string, string>, body as Buffer, mayBeInside);
    },
  };
}

function post(
  url: URL,
  headers: Record<string, string>,
  body: Buffer,
  mayBeInside: boolean,
): Promise<number> {
  const request = url.protocol === 'http:' ? requestHttp : requestHttps;
  return new Promise((answered) => {
    const sent = request(url, {
      method: 'POST',
      headers: { ...headers, 'Content-Length': body.length },
      agent: false,
      signal: AbortSignal.timeout(PATIENCE),
      ...(mayBeInside ? {} : { lookup: lookupOutside }),
    });
    sent.on('response', (response) => {
      answered(response.statusCode ?? 0);
      // Nobody reads what it says, and it could be long.
      response.destroy();
    });
    sent.on('error', () => answered(0));
    sent.end(body);
  });
}
