import type { Random } from '@baithak/kernel';
import { pickOne } from '@baithak/testkit';
import { SAFETY } from '../../http/requests.ts';
import { anyJson, bytesOf, deep, garbled, type Lore, mutated, wish } from './fuzz-messages.ts';
import { type Plain, request } from './wire.ts';

const METHODS = [
  ...new Array<string>(8).fill('GET'),
  ...new Array<string>(6).fill('POST'),
  ...['HEAD', 'DELETE', 'PUT', 'PATCH', 'OPTIONS', 'TRACE', 'PROPFIND', 'FOO', 'get', 'G\u0000T'],
];

/** What an attacker knows. */
interface Known {
  readonly tables: readonly string[];
  readonly cookies: readonly string[];
  readonly lore: Lore;
}

function pathOf({ tables }: Known, random: Random): string {
  const id =
    random.below(3) > 0
      ? pickOne(tables, random)
      : pickOne(['none', '__proto__', '%2e%2e', '%00', '%', 'x'.repeat(9000)], random);
  const path = pickOne(
    [
      '/',
      '/healthz',
      '/metrics',
      '/api/host',
      '/api/session',
      '/api/session',
      '/api/tables',
      '/api/tables',
      '/api/push',
      '/api/feed',
      '/api/session/code',
      '/api/session/take',
      `/api/tables?of=${pickOne(['open', 'mine', 'finished', '', 'x', 'open&of=mine', '__proto__'], random)}`,
      `/api/tables/${id}`,
      `/api/tables/${id}/line`,
      `/api/tables/${id}/matches`,
      `/api/tables/${id}/matches/${pickOne(['0', '1', '-1', 'last', '1e9', 'NaN', '0x0', ''], random)}`,
      `/api/tables/${id}/matches/0?seat=${pickOne(['0', '1', '9', '-1', '1e999', 'x', ''], random)}`,
      '/assets/../../../etc/passwd',
      '/..%2f..%2fpackage.json',
      '//host/x',
      '/api/../healthz',
      'http://elsewhere/api/host',
      '*',
    ],
    random,
  );
  return random.below(6) === 0
    ? garbled(path, random).replace(/\s/g, '+').replaceAll('\0', '+')
    : path;
}

function headersOf({ cookies }: Known, random: Random): Record<string, string> {
  const headers: Record<string, string> = {};
  const cookie = pickOne(
    [
      ...cookies,
      'baithak=',
      'baithak=x; baithak=y',
      `baithak=${'x'.repeat(50)}`,
      ';;;=;',
      'a'.repeat(5000),
    ],
    random,
  );
  if (random.below(4) > 0) headers.cookie = cookie;
  if (random.below(3) === 0)
    headers.origin = pickOne(
      ['http://table', 'null', 'https://evil.example', 'x', '', 'http://[', 'http://table@evil'],
      random,
    );
  if (random.below(3) > 0)
    headers['content-type'] = pickOne(
      [
        'application/json',
        'application/json; charset=utf-8',
        'application/json;charset=utf-16',
        'text/plain',
        'multipart/form-data',
        '',
        'application/x-www-form-urlencoded',
        ';',
      ],
      random,
    );
  if (random.below(8) === 0)
    headers['x-forwarded-for'] = pickOne(['1.2.3.4', 'x', '::1, ::2', ''], random);
  if (random.below(12) === 0) headers.range = 'bytes=0-0,1-1,2-2,9-1';
  if (random.below(12) === 0) headers['accept-encoding'] = 'gzip, br, x'.repeat(20);
  if (random.below(20) === 0) headers['x-long'] = 'x'.repeat(20_000);
  if (random.below(20) === 0) headers.expect = 'x';
  return headers;
}

function bodyOf({ lore }: Known, random: Random): string | Buffer {
  switch (random.below(9)) {
    case 0:
      return bytesOf(random, random.below(100));
    case 1:
      return deep(random);
    case 2:
      return 'x'.repeat(70_000);
    case 3:
      return JSON.stringify(anyJson(random));
    case 4:
      return JSON.stringify({
        name: pickOne(['Asha', '\u0000', '\u202e', '', 'x'.repeat(300)], random),
      });
    case 5:
      return garbled(JSON.stringify({ settings: wish(lore, random) }), random);
    case 6:
      return JSON.stringify({ settings: wish(lore, random) });
    default:
      return JSON.stringify(mutated({ settings: wish(lore, random) }, random));
  }
}

/** Sends a random request; returns the answer and a complaint if something is wrong with it. */
export async function annoy(
  port: number,
  known: Known,
  random: Random,
): Promise<{ answer: Plain; complaint?: string }> {
  const method = pickOne(METHODS, random);
  const path = pathOf(known, random);
  const headers = headersOf(known, random);
  const body = method === 'GET' || method === 'HEAD' ? '' : bodyOf(known, random);
  const answer = await request(port, method, path, headers, body);
  const complaint = complaintAbout(answer);
  return complaint === undefined
    ? { answer }
    : {
        answer,
        complaint: `${complaint}: ${method} ${path.slice(0, 200)} ${JSON.stringify(headers).slice(0, 500)} ${body.toString().slice(0, 1000)}\n${answer.bytes.slice(0, 1000)}`,
      };
}

function complaintAbout({ status, headers, body }: Plain): string | undefined {
  if (!(status >= 200 && status < 500)) return `status ${status}`;
  const unsafe = Object.entries(SAFETY).find(
    ([name, value]) => headers.get(name.toLowerCase()) !== value,
  );
  if (unsafe !== undefined) return `no ${unsafe[0]}`;
  const isJson = headers.get('content-type')?.startsWith('application/json') === true;
  if (status >= 400 && isJson && body !== '' && !body.startsWith('{"fault":{"code":"'))
    return 'no fault';
  return /node_modules|\bat .*:\d+:\d+/.test(body) ? 'a stack' : undefined;
}
