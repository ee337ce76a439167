import express from 'express';
import type { RequestHandler, Response } from 'express';
import type { IncomingHttpHeaders } from 'node:http';
import { HostError } from '../responses/hostError';
import { refusePrototypeKeys, checkJsonSize } from './bodyChecks';

const createRawParser = (limit: string) => express.raw({ limit, type: () => true });

/** Parser for calls without permission: a few short texts. */
const parseSmallBody = createRawParser('16kb');

/** Default parser: two images of 5 MB as base64 fit. */
const parseDefaultBody = createRawParser('15mb');

/** Parser for legal documents: two files of almost 10 MB. */
const parseLegalBody = createRawParser('28mb');

/** True if the request has a body. */
export function hasBody(headers: IncomingHttpHeaders): boolean {
  return headers['transfer-encoding'] !== undefined || Number(headers['content-length'] ?? 0) > 0;
}

/** Parses the body as JSON; an empty one is an empty object. Rejects bodies with too many parts before parsing. */
function parseJsonBody(body: unknown): unknown {
  if (!Buffer.isBuffer(body) || body.length === 0) return {};
  checkJsonSize(body);
  const text = body.toString('utf8').replace(/^\uFEFF/, '');
  let value: unknown;
  try {
    value = JSON.parse(text);
  } catch {
    value = undefined;
  }
  if (typeof value !== 'object' || value === null)
    throw new HostError(400, { code: 'bad_request', detail: 'La petición no se entiende.' });
  refusePrototypeKeys(value);
  return value;
}

/** Tells {@link jsonBody} that the call needs no permission, so its body limit is small. */
export const limitBodySize = (res: Response): void => {
  res.locals['littleBody'] = true;
};

/**
 * Parses JSON bodies: 415 for another content type or encoding (so forms of foreign pages cannot write), 413 if too
 * large. The limit is much lower for calls that need no permission.
 */
export const jsonBody: RequestHandler = (req, res, next) => {
  if (!hasBody(req.headers)) {
    req.body = undefined;
    return next();
  }
  if (req.is(['application/json', 'application/*+json']) === false) {
    return next(new HostError(415, { code: 'json_only', detail: 'Solo se admite contenido JSON.' }));
  }
  const [, charset = 'utf-8'] = /;\s*charset\s*=\s*"?([^\s;"]+)/i.exec(req.get('content-type') ?? '') ?? [];
  if (charset.toLowerCase() !== 'utf-8') {
    return next(new HostError(415, { code: 'unsupported', detail: 'Codificación no admitida.' }));
  }
  const isLegalUpload = /\/clients\/[^/]+\/legal-documentations$/.test(req.path);
  const parseBody =
    res.locals['littleBody'] === true ? parseSmallBody : isLegalUpload ? parseLegalBody : parseDefaultBody;
  return parseBody(req, res, (error?: unknown) => {
    if (error !== undefined) return next(error);
    try {
      req.body = parseJsonBody(req.body);
      next();
    } catch (fault) {
      next(fault);
    }
  });
};
