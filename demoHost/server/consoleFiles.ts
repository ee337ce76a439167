import { Router } from 'express';
import type { Request, Response } from 'express';
import { existsSync, statSync } from 'node:fs';
import { extname, join, normalize, sep } from 'node:path';
import { sendErrors } from './responses/errorHandler';
import { demoConfig } from '../demo/demoConfig';

/** Precompressed files of the build, best encoding first. */
const precompressedEncodings = [
  ['br', '.br'],
  ['gzip', '.gz'],
] as const;

/** Returns the file of a path below `base`, or undefined; never one outside or a dot file. */
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

/** True if Accept-Encoding names the encoding without refusing it (`;q=0`). */
function acceptsEncoding(req: Request, name: string): boolean {
  return (req.get('accept-encoding') ?? '').split(',').some((part) => {
    const [encoding = '', ...parameters] = part.split(';').map((word) => word.trim());
    return encoding === name && !parameters.some((rule) => /^q=0(?:\.0*)?$/.test(rule));
  });
}

/** Sends a file, or its precompressed variant if the browser accepts it. */
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

/**
 * Below /admin/ an extension may belong to an id. Browsers request a page by Accept header, other programs accept
 * anything; the root page is served in every case.
 */
const wantsPage = (req: Request): boolean =>
  req.path === '/' ||
  ((extname(req.path) === '' || req.path.startsWith('/admin/')) &&
    /\btext\/html\b(?!;q=0(?:[,;]|$))|\*\/\*/.test(req.get('accept') ?? ''));

const IMMUTABLE = 'public, max-age=31536000, immutable';
const FRESH = 'no-cache';

/** Paths that never belong to the console's own routes. */
const reservedPaths = /^\/(?:api|plain|demo|csp-report)(?:\/|$)/;

/** Options of the served console. */
interface ConsoleFilesOptions {
  /** Path of the host's status; the console does not poll without it. */
  statePath?: string | undefined;
  /** Folder of the built console. Default `dist` below the root. */
  dist?: string | undefined;
  /** False for a host without demo logins. Default true. */
  demo?: boolean;
}

/**
 * Serves the built console in `dist`: hashed files with a one-year cache, index.html for every route that a browser
 * opens. A missing file with an extension is 404, never index.html, so a
 * page of an old release notices.
 */
export function consoleFilesRouter(
  root: string,
  { statePath, dist = join(root, 'dist'), demo = true }: ConsoleFilesOptions = {},
): Router {
  const router = Router();
  router.get('/config.json', (_req, res) => {
    res.set('Cache-Control', FRESH).json(demoConfig(root, { statePath, dist, demo }));
  });
  router.get('/demo/resources/:name', (req, res, next) => {
    const file = req.params.name.endsWith('.json')
      ? findFileBelow(join(root, 'fixtures', 'declarations'), `/${req.params.name}`)
      : undefined;
    if (file === undefined) return next();
    return sendFile(req, res, file, FRESH);
  });
  // No route, since Express would decode the path; an invalid percent-encoding in a console URL is no error.
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
