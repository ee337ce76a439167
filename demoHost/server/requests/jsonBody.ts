import express from 'express';
import type { RequestHandler, Response } from 'express';
import type { IncomingHttpHeaders } from 'node:http';
import { HostError } from '../responses/hostError';
import { refusePrototypeKeys, checkJsonSize } from './bodyChecks';

const createRawParser = (limit: string) => express.raw({ limit, type: () => true });

/** Reads bodies of calls that anybody may make: a few short texts. */
const parseSmallBody = createRawParser('16kb');

/** Reads most bodies: two images of 5 MB as base64 fit. */
const parseDefaultBody = createRawParser('15mb');

/** Reads the two files of almost 10 MB that legal documents have (CLIENT-62). */
const parseLegalBody = createRawParser('28mb');

/** Whether the request carries a body at all. */
function hasBody(headers: IncomingHttpHeaders): boolean {
  return headers['transfer-encoding'] !== undefined || Number(headers['content-length'] ?? 0) > 0;
}

/** The body as JSON; an empty one is an empty object. What is too large in its parts is refused before it is parsed. */
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

/** Tells {@link jsonBody} that the call asks for no permission: it has a few short texts to say. */
export const limitBodySize = (res: Response): void => {
  res.locals['littleBody'] = true;
};

/**
 * Reads JSON bodies: another content type or encoding is 415 (a form of a foreign page cannot write), too large 413. Much
 * less is read of calls that ask for no permission.
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
