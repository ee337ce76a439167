import { ApiError } from '../../../dataProvider';
import { fetchWithoutRedirect, describeConnectionError } from '../host/httpClient';
import type { ConformanceFinding } from '../report/findings';

/** Outcome of a request, as far as the data provider does not report it. */
export interface RequestOutcome {
  status?: number;
  /** Media type without parameters. */
  mediaType?: string;
  /** Origin of the redirect target, without a path, which may contain secrets. */
  redirectOrigin?: string;
  /** Body as JSON; undefined for any other. */
  body?: unknown;
  /** Reason of a missing response. */
  connectionError?: string;
}

/** Sends a request and reports its outcome. */
export async function fetchAndReport(
  report: (outcome: RequestOutcome) => void,
  url: string,
  init: RequestInit | undefined,
): Promise<Response> {
  try {
    const response = await fetchWithoutRedirect(url, init);
    const { status, headers } = response;
    const mediaType = (headers.get('content-type') ?? '').split(';')[0]!.trim().toLowerCase();
    const location = headers.get('location') ?? '';
    const redirectOrigin = URL.canParse(location, url) ? new URL(location, url).origin : 'otra dirección';
    const body = await response
      .clone()
      .json()
      .catch(() => undefined);
    report({ status, mediaType, body, ...(status >= 300 && status < 400 && { redirectOrigin }) });
    return response;
  } catch (error) {
    report(init?.signal?.aborted ? {} : { connectionError: describeConnectionError(error, 0) });
    throw error;
  }
}

/** Describes an error response in one line. */
export const describeFailure = (error: unknown): string =>
  error instanceof ApiError
    ? `${error.code === 'ECONNABORTED' ? 'no contesta' : error.status || 'sin respuesta que leer'}${error.detail === '' ? '' : `: ${error.detail}`}`
    : String(error);

type FailureAdvice = Pick<ConformanceFinding, 'text' | 'advice'>;

/** Explains a failure and suggests a fix. */
export function explainFailure(error: unknown, outcome: RequestOutcome): FailureAdvice {
  const { status = 0, mediaType = '', redirectOrigin, connectionError } = outcome;
  const text = describeFailure(error);
  if (!(error instanceof ApiError)) return { text, advice: CHECK_DECLARATION };
  if (connectionError !== undefined) return { text: connectionError, advice: CHECK_RUNNING };
  if (error.code === 'ECONNABORTED') return { text: 'no contesta a tiempo', advice: CHECK_TIMEOUT };
  if (redirectOrigin !== undefined)
    return { text: `${status}: envía a ${redirectOrigin}`, advice: USE_FINAL_URL };
  if (mediaType === 'text/html')
    return { text: `${status}: responde una página web, no JSON`, advice: CHECK_PATH };
  if (error.isUnreadable)
    return { text: `no responde JSON sino ${mediaType || 'algo sin tipo'}`, advice: JSON_ONLY };
  return { text, advice: adviceByStatus[status] ?? (status >= 500 ? CHECK_HOST_LOG : CHECK_DECLARATION) };
}

const CHECK_DECLARATION = 'Mira la llamada y el dialecto del host en config.json.';
const CHECK_RUNNING = 'Mira si el host está en marcha, y su dirección en --url o en `hosts`.';
const CHECK_TIMEOUT =
  'El host recibe la llamada y no responde: mira su registro; lo que tarda más declara su `timeout` en la llamada.';
const USE_FINAL_URL = 'Los envíos no se siguen: pon la dirección final en --url y en `hosts`.';
const CHECK_PATH =
  'Es la dirección de una web, o falta el comienzo del camino, como /api: mira --url y `api.path`.';
const JSON_ONLY =
  'La consola lee solo JSON: mira la dirección, y qué responde el host a `Accept: application/json`.';
const CHECK_HOST_LOG = 'Es un fallo del host: mira su registro.';

const adviceByStatus: Readonly<Record<number, string>> = {
  401: 'Pasa un token que valga con --token o CONFORMANCE_TOKEN.',
  403: 'Pasa el token de alguien que pueda verlo con --token o CONFORMANCE_TOKEN.',
  404: 'Mira `api.path` y el comienzo del camino en --url.',
};
