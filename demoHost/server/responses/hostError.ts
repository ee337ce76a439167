/** A member of the `errors` list on the wire. The host sends no other keys. */
interface WireError {
  /** HTTP status as text, as JSON:API requires. */
  status: string;
  /** Stable code for programs. */
  code: string;
  /** Short Spanish text for users. */
  title: string;
  /** Details in Spanish. */
  detail: string;
  /** Position in the request: `pointer` into the body, or `parameter` of the query. */
  source?: { pointer: string } | { parameter: string };
}

/** An error of a request, before it becomes a {@link WireError}. */
export interface ErrorDetail {
  code: string;
  detail: string;
  pointer?: string;
  parameter?: string;
}

/** Spanish titles of this host's error statuses. */
const statusTitles: Record<number, string> = {
  226: 'Ya en uso',
  400: 'Petición no válida',
  401: 'Sesión no válida',
  403: 'Sin permiso',
  404: 'No encontrado',
  405: 'Método no permitido',
  406: 'Versión no admitida',
  409: 'Conflicto',
  410: 'Caducado',
  413: 'Contenido demasiado grande',
  415: 'Tipo de contenido no admitido',
  422: 'Datos no válidos',
  429: 'Demasiados intentos',
  500: 'Error interno',
  503: 'En mantenimiento',
};

/** An error response with its status. Thrown anywhere in the host; the error handler sends it as JSON. */
export class HostError extends Error {
  readonly details: readonly ErrorDetail[];
  constructor(
    readonly status: number,
    details: ErrorDetail | readonly ErrorDetail[],
    /** `Retry-After` of a 429, in seconds. */
    readonly retryAfter?: number,
  ) {
    const detailList = 'code' in details ? [details] : details;
    super(detailList[0]?.detail ?? 'error');
    this.details = detailList;
  }
}

/** 404: the record is unknown or outside the session's scope; the response does not distinguish the two. */
export const notFoundError = (): HostError =>
  new HostError(404, { code: 'not_found', detail: 'No existe o no tienes acceso.' });

/** 403: the session has no permission. */
export const forbiddenError = (): HostError =>
  new HostError(403, { code: 'forbidden', detail: 'Tu usuario no tiene permisos para esta acción.' });

/** 409 with its own code. */
export const conflictError = (code: string, detail: string): HostError =>
  new HostError(409, { code, detail });

/** 422 for one field; `pointer` starts with a slash. */
export const unprocessableError = (pointer: string, detail: string, code = 'invalid'): HostError =>
  new HostError(422, { code, detail, pointer });

/** Creates the body of an error response. */
export function errorBody(status: number, details: readonly ErrorDetail[]): { errors: WireError[] } {
  return {
    errors: details.map((detail) => ({
      status: String(status),
      code: detail.code,
      title: statusTitles[status] ?? 'Error',
      detail: detail.detail,
      ...(detail.pointer !== undefined && { source: { pointer: detail.pointer } }),
      ...(detail.parameter !== undefined && { source: { parameter: detail.parameter } }),
    })),
  };
}
