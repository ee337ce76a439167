import { errorTexts } from './errorTexts';

/** Codes besides HTTP statuses: timeout, no response, any other error. */
export type ErrorCode = number | 'ECONNABORTED';
export const NETWORK_ERROR = 801;
export const UNKNOWN_ERROR = 800;

export interface ApiFieldError {
  /** JSON pointer into the request's body: `/data/attributes/name`. */
  pointer: string;
  message: string;
}

/** The error type of the data provider. `message` is the host's text, or the code. */
export class ApiError extends Error {
  override name = 'ApiError';
  readonly code: ErrorCode;
  /** HTTP status, 0 without a response; ra-core reads it. */
  readonly status: number;
  readonly detail: string;
  /** The host's text for each error, truncated; empty if it sent none. */
  readonly reasons: readonly string[];
  readonly fieldErrors: readonly ApiFieldError[];
  readonly body: unknown;
  /** True if the host returned success, but the response cannot be read; for a write, the outcome is unknown. */
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

/** Errors of a proxy that forwarded the call and got no usable response: the write may have been done. */
const GATEWAY_ERRORS: readonly ErrorCode[] = [502, 504];

/**
 * True if the outcome of a write is unknown: no response, none from the host itself, a timeout, or an unreadable response.
 */
export const isOutcomeUnknown = ({ code, isUnreadable }: ApiError): boolean =>
  code === NETWORK_ERROR || code === 'ECONNABORTED' || GATEWAY_ERRORS.includes(code) || isUnreadable;

let hasSessions = true;
/** Sets at start whether users sign in. If not, a 401 is an ordinary error and ends no session. */
export const setSessionsEnabled = (enabled: boolean): void => {
  hasSessions = enabled;
};

/** True for 401 and 503, which redirect away from the page; the target page shows the message, once. */
export const isRedirectingError = (error: unknown): boolean =>
  error instanceof ApiError && ((error.code === 401 && hasSessions) || error.code === 503);

/** A successful response that is truncated, or not JSON. */
export const malformedResponseError = (): ApiError =>
  new ApiError(UNKNOWN_ERROR, { message: errorTexts.unreadable }, { isUnreadable: true });

/** A response without the members that have to be checked. */
export const missingProofError = (): ApiError => new ApiError(UNKNOWN_ERROR, { message: errorTexts.noProof });

/** A response without the expected list. */
export const missingListError = (): ApiError => new ApiError(UNKNOWN_ERROR, { message: errorTexts.noList });

/** A response without the expected object. */
export const missingRecordError = (): ApiError => new ApiError(UNKNOWN_ERROR, { message: errorTexts.noData });

const MAX_DETAIL = 200;
/** Maximum number of reasons: more than a person reads. */
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

/** Returns a failure as an ApiError: one of the console itself, such as an unusable id, has no answer of the host. */
export const asApiError = (failure: unknown): ApiError =>
  failure instanceof ApiError ? failure : new ApiError(UNKNOWN_ERROR);

/** Returns the first text, truncated: hosts may return an HTML page or a dump. */
function firstText(...candidates: unknown[]): string {
  const text = candidates.find((value): value is string => typeof value === 'string' && value.trim() !== '');
  return text ? text.trim().slice(0, MAX_DETAIL) : '';
}
