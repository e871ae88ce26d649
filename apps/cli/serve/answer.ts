import { createReadStream, type Stats } from 'node:fs';
import { stat } from 'node:fs/promises';
import type { IncomingMessage, OutgoingHttpHeaders, ServerResponse } from 'node:http';
import { extname, join, sep } from 'node:path';
import { pipeline } from 'node:stream';

const TYPES: Readonly<Record<string, string>> = {
  '.html': 'text/html; charset=utf-8',
  '.js': 'text/javascript; charset=utf-8',
  '.css': 'text/css; charset=utf-8',
  '.svg': 'image/svg+xml',
  '.png': 'image/png',
  '.json': 'application/json',
  '.woff2': 'font/woff2',
  '.txt': 'text/plain; charset=utf-8',
  '.webmanifest': 'application/manifest+json',
};

/** The page needs nothing from anywhere else, so nothing else is let in. */
const SAFETY: OutgoingHttpHeaders = {
  'Content-Security-Policy':
    "default-src 'self'; object-src 'none'; base-uri 'none'; form-action 'self'; frame-ancestors 'none'",
  'X-Content-Type-Options': 'nosniff',
  'Referrer-Policy': 'no-referrer',
  'Cross-Origin-Opener-Policy': 'same-origin',
};

/** Names under assets/ hold a hash of what is in the file. */
const FOREVER = 'public, max-age=31536000, immutable';

export async function answer(
  page: string,
  request: IncomingMessage,
  response: ServerResponse,
): Promise<void> {
  if (request.method !== 'GET' && request.method !== 'HEAD') {
    return refuse(response, 405, { Allow: 'GET, HEAD' });
  }
  const path = pathOf(request.url ?? '/');
  if (path === undefined) return refuse(response, 400);
  const found = await fileFor(page, path);
  if (found === undefined) return refuse(response, 404);
  send(request, response, found);
}

interface Found {
  readonly file: string;
  readonly stats: Stats;
  readonly isAsset: boolean;
}

/** Dots that climb are gone once a URL is read; what is hidden behind escapes is looked at after that. */
function pathOf(url: string): string | undefined {
  try {
    const path = decodeURIComponent(new URL(url, 'http://page').pathname);
    const parts = path.split(/[/\\]/);
    return path.includes('\0') || parts.some((part) => part.startsWith('.')) ? undefined : path;
  } catch {
    return undefined;
  }
}

/** A path that names no file is a place within the page. */
async function fileFor(page: string, path: string): Promise<Found | undefined> {
  const isAsset = path.startsWith('/assets/');
  const file = join(page, path);
  if (file !== page && !file.startsWith(page + sep)) return undefined;
  const stats = await stat(file).catch(() => undefined);
  if (stats?.isFile()) return { file, stats, isAsset };
  if (isAsset || extname(path) !== '') return undefined;
  const index = join(page, 'index.html');
  const own = await stat(index).catch(() => undefined);
  return own && { file: index, stats: own, isAsset: false };
}

function send(request: IncomingMessage, response: ServerResponse, found: Found): void {
  const { file, stats, isAsset } = found;
  const tag = `"${stats.size.toString(16)}-${Math.round(stats.mtimeMs).toString(16)}"`;
  const headers = {
    ...SAFETY,
    'Content-Type': TYPES[extname(file)] ?? 'application/octet-stream',
    'Cache-Control': isAsset ? FOREVER : 'no-cache',
    ETag: tag,
  };
  if (request.headers['if-none-match'] === tag) {
    response.writeHead(304, headers).end();
    return;
  }
  response.writeHead(200, { ...headers, 'Content-Length': stats.size });
  if (request.method === 'HEAD') response.end();
  // A reader that goes away, or a file that does, ends the connection; the server goes on.
  else pipeline(createReadStream(file), response, () => {});
}

function refuse(response: ServerResponse, code: number, more: OutgoingHttpHeaders = {}): void {
  response.writeHead(code, { ...SAFETY, ...more, 'Content-Type': 'text/plain; charset=utf-8' });
  response.end(`${code}\n`);
}
