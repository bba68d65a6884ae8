import { existsSync } from 'node:fs';
import { readdir, readFile } from 'node:fs/promises';
import path from 'node:path';
import { gzipSync } from 'node:zlib';
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import { wantsPage } from '../guards/wants-page.ts';

/** No inline script or style, nothing from another host; blobs are previews of files that the person chose. */
const CONTENT_SECURITY_POLICY = [
  "default-src 'none'",
  "script-src 'self'",
  "style-src 'self'",
  "img-src 'self' data: blob:",
  "font-src 'self'",
  "connect-src 'self'",
  "object-src 'self' blob:",
  "frame-src 'self' blob:",
  "manifest-src 'self'",
  "form-action 'self'",
  "base-uri 'none'",
  "frame-ancestors 'none'",
].join('; ');

const TYPES: Record<string, string> = {
  '.css': 'text/css; charset=utf-8',
  '.html': 'text/html; charset=utf-8',
  '.js': 'text/javascript; charset=utf-8',
  '.mjs': 'text/javascript; charset=utf-8',
  '.json': 'application/json; charset=utf-8',
  '.png': 'image/png',
  '.svg': 'image/svg+xml',
  '.txt': 'text/plain; charset=utf-8',
  '.webmanifest': 'application/manifest+json',
  '.woff': 'font/woff',
  '.woff2': 'font/woff2',
};

interface BuiltFile {
  bytes: Buffer;
  /** The same, smaller, for clients that take it. */
  gzip: Buffer;
  type: string;
  headers: Record<string, string>;
}

/** HEAD is for whoever checks links. */
const PAGE = { schema: { hide: true }, exposeHeadRoute: true };

const NOT_BUILT =
  '<!doctype html><title>Letterpress</title><p>The dashboard is not built. Install the development packages with "npm ci" and start the service again.</p>';

/**
 * The built web app of the dashboard, held in memory: its files under their names, and its one page at every other
 * address, where its own router takes over.
 */
export async function registerWebApp(
  app: FastifyInstance,
  { folder, baseUrl }: { folder: string; baseUrl: string },
): Promise<void> {
  const files = existsSync(folder) ? await readFiles(folder) : new Map<string, BuiltFile>();
  const page = pageAt(files.get('index.html')?.bytes.toString() ?? NOT_BUILT, rootOf(baseUrl));
  const answer = (request: FastifyRequest, reply: FastifyReply, name: string) => {
    const file = files.get(name);
    if (file && name !== 'index.html') return send(request, reply, file);
    if (!/^(assets|api)(\/|$)|\.\w+$/.test(name)) return send(request, reply, page);
    // What is gone must not be answered by a page, which would be taken for it; a person sees the app's own "Not found".
    if (wantsPage(request)) return send(request, reply.code(404), page);
    return reply.code(404).type('text/plain; charset=utf-8').send('Not found\n');
  };
  app.get('/dashboard', PAGE, (request, reply) => answer(request, reply, ''));
  app.get<{ Params: { '*': string } }>('/dashboard/*', PAGE, (request, reply) =>
    answer(request, reply, request.params['*']),
  );
}

/** Where the dashboard lies, as browsers see it. */
function rootOf(baseUrl: string): string {
  return `${new URL(baseUrl).pathname.replace(/\/+$/, '')}/dashboard/`;
}

async function readFiles(folder: string): Promise<Map<string, BuiltFile>> {
  const entries = await readdir(folder, { recursive: true, withFileTypes: true });
  const names = entries
    .filter((entry) => entry.isFile() && TYPES[path.extname(entry.name)] !== undefined)
    .map((entry) => path.join(entry.parentPath, entry.name));
  const files = names.map(async (name): Promise<[string, BuiltFile]> => {
    const address = path.relative(folder, name).split(path.sep).join('/');
    const type = TYPES[path.extname(name)]!;
    return [address, builtFile(await readFile(name), type, fileHeaders(address, type))];
  });
  return new Map(await Promise.all(files));
}

function builtFile(bytes: Buffer, type: string, headers: Record<string, string>): BuiltFile {
  return { bytes, gzip: gzipSync(bytes, { level: 9 }), type, headers };
}

/** Pictures and the page for when we cannot be reached bring their own styles, and run nothing. */
const STANDS_ALONE = [TYPES['.svg'], TYPES['.html']];

/** Files of `assets/` have a hash of their content in their name. */
function fileHeaders(address: string, type: string): Record<string, string> {
  return {
    'cache-control': address.startsWith('assets/') ? 'public, max-age=31536000, immutable' : 'public, max-age=3600',
    'cross-origin-resource-policy': 'same-origin',
    ...(STANDS_ALONE.includes(type) && { 'content-security-policy': "default-src 'none'; style-src 'unsafe-inline'" }),
  };
}

/** The page names its files relatively; it is served at many depths, so they are named from the root. */
function pageAt(html: string, root: string): BuiltFile {
  const bytes = Buffer.from(html.replace(/((?:src|href)=")\.\//g, `$1${root}`));
  return builtFile(bytes, TYPES['.html']!, {
    'content-security-policy': CONTENT_SECURITY_POLICY,
    'referrer-policy': 'same-origin',
    'cross-origin-opener-policy': 'same-origin',
    'cross-origin-resource-policy': 'same-origin',
    'cache-control': 'no-cache',
  });
}

function send(request: FastifyRequest, reply: FastifyReply, file: BuiltFile): FastifyReply {
  reply.headers({ ...file.headers, vary: 'accept-encoding', 'x-content-type-options': 'nosniff' }).type(file.type);
  if (!/\bgzip\b/.test(request.headers['accept-encoding'] ?? '')) return reply.send(file.bytes);
  return reply.header('content-encoding', 'gzip').send(file.gzip);
}
