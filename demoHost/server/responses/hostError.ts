/** One member of the `errors` list on the wire. Only these keys ever leave the host. */
interface WireError {
  /** The HTTP status as text, as JSON:API asks. */
  status: string;
  /** A stable word for programs. */
  code: string;
  /** A short Spanish text for people. */
  title: string;
  /** What exactly is wrong, in Spanish. */
  detail: string;
  /** Where in the request: `pointer` into the body, `parameter` of the query. */
  source?: { pointer: string } | { parameter: string };
}

/** One fault of a request, before it becomes a {@link WireError}. */
export interface ErrorDetail {
  code: string;
  detail: string;
  pointer?: string;
  parameter?: string;
}

/** Spanish titles of the statuses that this host answers with. */
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

/** A refusal with its status. Thrown anywhere in the host, answered in one place as JSON. */
export class HostError extends Error {
  readonly details: readonly ErrorDetail[];
  constructor(
    readonly status: number,
    details: ErrorDetail | readonly ErrorDetail[],
    /** Seconds until it is worth trying again, for 429. */
    readonly retryAfter?: number,
  ) {
    const detailList = 'code' in details ? [details] : details;
    super(detailList[0]?.detail ?? 'error');
    this.details = detailList;
  }
}

/** 404: the record is unknown or belongs to a company outside the session's scope; nobody can tell which. */
export const notFoundError = (): HostError =>
  new HostError(404, { code: 'not_found', detail: 'No existe o no tienes acceso.' });

/** 403: the session may not do this. */
export const forbiddenError = (): HostError =>
  new HostError(403, { code: 'forbidden', detail: 'Tu usuario no tiene permisos para esta acción.' });

/** 409 with its own code. */
export const conflictError = (code: string, detail: string): HostError =>
  new HostError(409, { code, detail });

/** 422 for one field; `pointer` starts with a slash. */
export const unprocessableError = (pointer: string, detail: string, code = 'invalid'): HostError =>
  new HostError(422, { code, detail, pointer });

/** The body of an error answer. */
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
