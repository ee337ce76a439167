/** Codes that are not HTTP statuses: no answer in time, no answer at all, anything else (HTTP-02..HTTP-04). */
export type ErrorCode = number | 'ECONNABORTED';
export const NETWORK_ERROR = 801;
export const UNKNOWN_ERROR = 800;

export interface ApiFieldError {
  /** JSON pointer into the request's body: `/data/attributes/name`. */
  pointer: string;
  message: string;
}

/** The one error type of the data provider (HTTP-01). `message` is what the host said, or the code. */
export class ApiError extends Error {
  override name = 'ApiError';
  readonly code: ErrorCode;
  /** HTTP status, 0 when there was no answer; ra-core reads it. */
  readonly status: number;
  readonly detail: string;
  /** What the host said of each of its errors, short; empty where it said nothing. */
  readonly reasons: readonly string[];
  readonly fieldErrors: readonly ApiFieldError[];
  readonly body: unknown;
  /** The host said yes, but the rest of its answer cannot be read: of a write nobody knows what was done. */
  readonly isUnreadable: boolean;

  constructor(code: ErrorCode, body: unknown = null, { isUnreadable = false } = {}) {
    const parsed = parseErrorBody(body);
    super(parsed.detail || `${code}`);
    this.code = code;
    this.status = typeof code === 'number' && code < 800 ? code : 0;
    this.detail = parsed.detail;
    this.reasons = parsed.reasons;
    this.fieldErrors = parsed.fields;
    this.body = body;
    this.isUnreadable = isUnreadable;
  }
}

/** Something between console and host had sent the call on, and had no answer that it could use: it may have been done. */
const GATEWAY_ERRORS: readonly ErrorCode[] = [502, 504];

/** Whether nobody can know what became of a write: no answer, of the host itself or in time, or none that can be read. */
export const isOutcomeUnknown = ({ code, isUnreadable }: ApiError): boolean =>
  code === NETWORK_ERROR || code === 'ECONNABORTED' || GATEWAY_ERRORS.includes(code) || isUnreadable;

let hasSessions = true;
/** Says at the start whether anybody signs in: where nobody does, a 401 is a failure like others and ends nothing. */
export const setSessionsEnabled = (enabled: boolean): void => {
  hasSessions = enabled;
};

/** 401 and 503 lead away from the page; what is said of them is said there, once (SHELL-47, SHELL-48, HTTP-08). */
export const isRedirectingError = (error: unknown): boolean =>
  error instanceof ApiError && ((error.code === 401 && hasSessions) || error.code === 503);

/** A good answer that is cut, or no JSON. */
export const malformedResponseError = (): ApiError =>
  new ApiError(
    UNKNOWN_ERROR,
    { message: 'No se ha podido leer la respuesta del servidor.' },
    { isUnreadable: true },
  );

/** An answer without the list that was promised. */
/** An answer that does not say what it was asked for. */
export const missingProofError = (): ApiError =>
  new ApiError(UNKNOWN_ERROR, { message: 'La respuesta no dice lo que hay que comprobar.' });

export const missingListError = (): ApiError =>
  new ApiError(UNKNOWN_ERROR, { message: 'La respuesta no contiene una lista.' });

/** An answer without the object that was promised. */
export const missingRecordError = (): ApiError =>
  new ApiError(UNKNOWN_ERROR, { message: 'La respuesta no contiene los datos.' });

const MAX_DETAIL = 200;
/** More reasons than a person reads. */
const MAX_REASONS = 50;

function parseErrorBody(body: unknown): { detail: string; reasons: string[]; fields: ApiFieldError[] } {
  if (typeof body !== 'object' || body === null) return { detail: '', reasons: [], fields: [] };
  const { errors, detail, description, message } = body as Record<string, unknown>;
  const list: unknown[] = Array.isArray(errors) ? errors : [];
  const fields: ApiFieldError[] = [];
  const details: string[] = [];
  for (const entry of list) {
    if (typeof entry !== 'object' || entry === null) continue;
    const error = entry as { detail?: unknown; title?: unknown; source?: { pointer?: unknown } | null };
    const message = firstText(error.detail, error.title);
    if (message) details.push(message);
    const pointer = error.source?.pointer;
    if (typeof pointer === 'string') fields.push({ pointer, message });
  }
  return {
    detail: firstText(details.join(' '), detail, description, message),
    reasons: details.slice(0, MAX_REASONS),
    fields,
  };
}

/** Hosts may answer a page of HTML or a dump: what is shown is text and short. */
function firstText(...candidates: unknown[]): string {
  const text = candidates.find((value): value is string => typeof value === 'string' && value.trim() !== '');
  return text ? text.trim().slice(0, MAX_DETAIL) : '';
}
