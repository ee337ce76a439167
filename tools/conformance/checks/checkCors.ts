import type { Exchange } from './checkResponse';
import type { Findings } from '../report/findings';
import { sendProbe } from '../host/operationProbe';
import type { OperationProbe } from '../host/operationProbe';

/** Headers that the console sends. */
const consoleHeaders = ['authorization', 'accept-version', 'content-type'];

const ADVICE = 'Responde con las cabeceras de CORS de la guía connect-a-host.';

const headerList = (headers: Headers, name: string) =>
  (headers.get(name) ?? '').split(',').map((item) => item.trim().toLowerCase());

/** Checks that a page of `origin` may read this answer. */
export function checkReadable({ response, request }: Exchange, origin: string, findings: Findings): void {
  const allowedOrigin = response.headers.get('access-control-allow-origin');
  if (allowedOrigin === origin || allowedOrigin === '*') return;
  const text =
    allowedOrigin === null
      ? `la respuesta ${response.status} no lleva Access-Control-Allow-Origin`
      : `la respuesta ${response.status} permite ${allowedOrigin} y no ${origin}`;
  findings.add({ level: 'must', kind: 'CORS', place: '', text, advice: ADVICE, request });
}

/** Sends a CORS preflight. It changes nothing, so it also runs for writes. */
export async function checkPreflight(probe: OperationProbe, origin: string): Promise<void> {
  const { operation, findings } = probe;
  const { method } = operation;
  const exchange = await sendProbe(probe, {
    method: 'OPTIONS',
    authenticated: false,
    version: undefined,
    parameterValues: Object.fromEntries(operation.parameters.map(({ name }) => [name, '0'])),
    headers: {
      'access-control-request-method': method,
      'access-control-request-headers': [...consoleHeaders].sort().join(','),
    },
  });
  if (!exchange) return;
  const { request } = exchange;
  const { status, headers } = exchange.response;
  const add = (text: string) =>
    findings.add({ level: 'must', kind: 'CORS', place: '', text, advice: ADVICE, request });
  if (status < 200 || status > 299) return add(`la consulta previa responde ${status}`);
  checkReadable(exchange, origin, findings);
  const methods = headerList(headers, 'access-control-allow-methods');
  // GET, HEAD and POST need no permission; `*` allows every method, but not the Authorization header.
  if (!['GET', 'POST'].includes(method) && !methods.includes(method.toLowerCase()) && !methods.includes('*'))
    add(`no permite el método ${method}`);
  const allowed = headerList(headers, 'access-control-allow-headers');
  for (const name of consoleHeaders) {
    if (!allowed.includes(name) && (name === 'authorization' || !allowed.includes('*')))
      add(`no permite la cabecera ${name}`);
  }
}
