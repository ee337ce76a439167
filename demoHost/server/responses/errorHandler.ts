import type { ErrorRequestHandler, RequestHandler, Response } from 'express';
import { errorBody, HostError } from './hostError';
import type { ErrorDetail } from './hostError';
import { redact } from '../security/redact';

/** Sends an error as JSON. */
export function sendErrors(res: Response, status: number, details: readonly ErrorDetail[]): void {
  res.status(status).json(errorBody(status, details));
}

/** Error of Express and its parsers: a status and a type; the response does not repeat its message. */
interface ParserError {
  status?: number;
  type?: string;
}

function toHostError(error: ParserError): HostError {
  switch (error.type) {
    case 'entity.too.large':
      return new HostError(413, { code: 'too_large', detail: 'El contenido es demasiado grande.' });
    case 'encoding.unsupported':
    case 'charset.unsupported':
      return new HostError(415, { code: 'unsupported', detail: 'Codificación no admitida.' });
    default:
      return error.status !== undefined && error.status >= 400 && error.status < 500
        ? new HostError(400, { code: 'bad_request', detail: 'La petición no se entiende.' })
        : new HostError(500, { code: 'internal', detail: 'Ha fallado el servicio.' });
  }
}

/** Answers unmatched paths with a JSON 404. */
export const unknownPathHandler: RequestHandler = (_req, res) => {
  sendErrors(res, 404, [{ code: 'not_found', detail: 'Esta dirección no existe.' }]);
};

/** Converts every failure to a response. Logs only unexpected ones, without secrets of the request, and only to `log`. */
export function errorHandler(log: (line: string) => void): ErrorRequestHandler {
  return (error: unknown, req, res, next) => {
    if (res.headersSent) return next(error);
    const hostError = error instanceof HostError ? error : toHostError(error ?? {});
    if (hostError.status >= 500)
      log(redact(`error interno: ${error instanceof Error ? error.message : String(error)}`, req));
    if (hostError.retryAfter !== undefined) res.set('Retry-After', String(hostError.retryAfter));
    return sendErrors(res, hostError.status, hostError.details);
  };
}
