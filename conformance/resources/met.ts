import { ApiError } from '../../dataProvider';
import { askOnce, reason } from '../client';
import type { Finding } from '../finding';

/** What became of a request, as far as the data provider does not say it. */
export interface Met {
  status?: number;
  /** Media type without parameters. */
  media?: string;
  /** Where it was sent to, without a path: that may hold what nobody should read. */
  sentTo?: string;
  /** Why there was no answer at all. */
  noAnswer?: string;
}

/** Sends a request, and tells what became of it. */
export async function askAndTell(
  tell: (met: Met) => void,
  address: string,
  init: RequestInit | undefined,
): Promise<Response> {
  try {
    const response = await askOnce(address, init);
    const { status, headers } = response;
    const media = (headers.get('content-type') ?? '').split(';')[0]!.trim().toLowerCase();
    const location = headers.get('location') ?? '';
    const sentTo = URL.canParse(location, address) ? new URL(location, address).origin : 'otra dirección';
    tell({ status, media, ...(status >= 300 && status < 400 && { sentTo }) });
    return response;
  } catch (error) {
    tell(init?.signal?.aborted ? {} : { noAnswer: reason(error, 0) });
    throw error;
  }
}

/** What a host refused, in a line. */
export const whyOf = (error: unknown): string =>
  error instanceof ApiError
    ? `${error.code === 'ECONNABORTED' ? 'no contesta' : error.status || 'sin respuesta que leer'}${error.detail === '' ? '' : `: ${error.detail}`}`
    : String(error);

type Told = Pick<Finding, 'text' | 'advice'>;

/** What to say of a failure, and what to do about it. */
export function failureOf(error: unknown, met: Met): Told {
  const { status = 0, media = '', sentTo, noAnswer } = met;
  const text = whyOf(error);
  if (!(error instanceof ApiError)) return { text, advice: DECLARED };
  if (noAnswer !== undefined) return { text: noAnswer, advice: RUNNING };
  if (error.code === 'ECONNABORTED') return { text: 'no contesta a tiempo', advice: SLOW };
  if (sentTo !== undefined) return { text: `${status}: envía a ${sentTo}`, advice: FINAL };
  if (media === 'text/html') return { text: `${status}: responde una página web, no JSON`, advice: PAGE };
  if (error.isUnreadable)
    return { text: `no responde JSON sino ${media || 'algo sin tipo'}`, advice: JSON_ONLY };
  return { text, advice: byStatus[status] ?? (status >= 500 ? HOSTS_FAULT : DECLARED) };
}

const DECLARED = 'Mira la llamada y el dialecto del host en config.json.';
const RUNNING = 'Mira si el host está en marcha, y su dirección en --url o en `hosts`.';
const SLOW =
  'El host recibe la llamada y no responde: mira su registro; lo que tarda más declara su `timeout` en la llamada.';
const FINAL = 'Los envíos no se siguen: pon la dirección final en --url y en `hosts`.';
const PAGE =
  'Es la dirección de una web, o falta el comienzo del camino, como /api: mira --url y `api.path`.';
const JSON_ONLY =
  'La consola lee solo JSON: mira la dirección, y qué responde el host a `Accept: application/json`.';
const HOSTS_FAULT = 'Es un fallo del host: mira su registro.';

const byStatus: Readonly<Record<number, string>> = {
  401: 'Pasa un token que valga con --token o CONFORMANCE_TOKEN.',
  403: 'Pasa el token de alguien que pueda verlo con --token o CONFORMANCE_TOKEN.',
  404: 'Mira `api.path` y el comienzo del camino en --url.',
};
