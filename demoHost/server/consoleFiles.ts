import { Router } from 'express';
import type { Request, Response } from 'express';
import { existsSync, statSync } from 'node:fs';
import { extname, join, normalize, sep } from 'node:path';
import { sendErrors } from './responses/errorHandler';
import { demoConfig } from '../demo/demoConfig';

/** Siblings that the build writes, best first. */
const precompressedEncodings = [
  ['br', '.br'],
  ['gzip', '.gz'],
] as const;

/** The file below `base` that a path names, or undefined; never one outside, never a dot file. */
function findFileBelow(base: string, path: string): string | undefined {
  let decoded: string;
  try {
    decoded = decodeURIComponent(path);
  } catch {
    return undefined;
  }
  const file = normalize(join(base, decoded));
  if (decoded.includes('\0') || !file.startsWith(base + sep) || /[\\/]\./.test(decoded)) return undefined;
  return existsSync(file) && statSync(file).isFile() ? file : undefined;
}

/** Names an encoding in Accept-Encoding without refusing it (`;q=0`). */
function acceptsEncoding(req: Request, name: string): boolean {
  return (req.get('accept-encoding') ?? '').split(',').some((part) => {
    const [encoding = '', ...parameters] = part.split(';').map((word) => word.trim());
    return encoding === name && !parameters.some((rule) => /^q=0(?:\.0*)?$/.test(rule));
  });
}

/** Sends a file, or its precompressed sibling when the browser takes it. */
function sendFile(req: Request, res: Response, file: string, cacheControl: string): void {
  const precompressed = precompressedEncodings.find(
    ([name, suffix]) => acceptsEncoding(req, name) && existsSync(file + suffix),
  );
  res.set('Cache-Control', cacheControl);
  res.vary('Accept-Encoding');
  res.type(extname(file));
  if (precompressed) res.set('Content-Encoding', precompressed[0]);
  res.sendFile(precompressed ? file + precompressed[1] : file, {
    cacheControl: false,
    dotfiles: 'deny',
    lastModified: true,
  });
}

/** Below /admin/ an ending is that of an id. Browsers ask for a page by name, other programs for anything; the first page is there whatever is asked for. */
const wantsPage = (req: Request): boolean =>
  req.path === '/' ||
  ((extname(req.path) === '' || req.path.startsWith('/admin/')) &&
    /\btext\/html\b(?!;q=0(?:[,;]|$))|\*\/\*/.test(req.get('accept') ?? ''));

const IMMUTABLE = 'public, max-age=31536000, immutable';
const FRESH = 'no-cache';

/** Paths that are never the console's own routes. */
const reservedPaths = /^\/(?:api|plain|demo|csp-report)(?:\/|$)/;

/**
 * The built console in `dist`: hashed files for a year, index.html for every route that a browser
 * opens. `state` is where the host says how it is. A missing file with an extension is 404, never index.html: a page that runs an old release finds out.
 */
export function consoleFilesRouter(root: string, statePath?: string, dist = join(root, 'dist')): Router {
  const router = Router();
  router.get('/config.json', (_req, res) => {
    res.set('Cache-Control', FRESH).json(demoConfig(root, statePath, dist));
  });
  router.get('/demo/resources/:name', (req, res, next) => {
    const file = req.params.name.endsWith('.json')
      ? findFileBelow(join(root, 'fixtures', 'declarations'), `/${req.params.name}`)
      : undefined;
    if (file === undefined) return next();
    return sendFile(req, res, file, FRESH);
  });
  // Not a route: it would decode the path, and a percent sign that encodes nothing is no fault of an address of the console.
  router.use((req, res, next) => {
    if (!['GET', 'HEAD'].includes(req.method) || reservedPaths.test(req.path)) return next();
    const file = findFileBelow(dist, req.path);
    if (file !== undefined)
      return sendFile(req, res, file, req.path.startsWith('/static/') ? IMMUTABLE : FRESH);
    if (!wantsPage(req)) return next();
    const indexFile = join(dist, 'index.html');
    if (existsSync(indexFile)) return sendFile(req, res, indexFile, FRESH);
    return sendErrors(res, 404, [{ code: 'not_built', detail: 'La consola aún no está construida.' }]);
  });
  return router;
}
