import type { Asked } from './answer';
import type { Findings } from './finding';
import { send } from './session';
import type { Probe } from './session';

/** Headers that the console sends. */
const sent = ['authorization', 'accept-version', 'content-type'];

const ADVICE = 'Responde con las cabeceras de CORS de la guía connect-a-host.';

const listed = (headers: Headers, name: string) =>
  (headers.get(name) ?? '').split(',').map((one) => one.trim().toLowerCase());

/** Checks that a page of `origin` may read this answer. */
export function checkReadable({ reply, request }: Asked, origin: string, to: Findings): void {
  const allowed = reply.headers.get('access-control-allow-origin');
  if (allowed === origin || allowed === '*') return;
  const text =
    allowed === null
      ? `la respuesta ${reply.status} no lleva Access-Control-Allow-Origin`
      : `la respuesta ${reply.status} permite ${allowed} y no ${origin}`;
  to.add({ level: 'must', kind: 'CORS', place: '', text, advice: ADVICE, request });
}

/** Asks as a browser does before the call. It changes nothing, so writes are asked about too. */
export async function checkPreflight(probe: Probe, origin: string): Promise<void> {
  const { operation, findings } = probe;
  const { method } = operation;
  const asked = await send(probe, {
    method: 'OPTIONS',
    signed: false,
    version: undefined,
    filling: Object.fromEntries(operation.parameters.map(({ name }) => [name, '0'])),
    headers: {
      'access-control-request-method': method,
      'access-control-request-headers': [...sent].sort().join(','),
    },
  });
  if (!asked) return;
  const { request } = asked;
  const { status, headers } = asked.reply;
  const add = (text: string) =>
    findings.add({ level: 'must', kind: 'CORS', place: '', text, advice: ADVICE, request });
  if (status < 200 || status > 299) return add(`la consulta previa responde ${status}`);
  checkReadable(asked, origin, findings);
  const methods = listed(headers, 'access-control-allow-methods');
  // GET, HEAD and POST need no permission; a star stands for every method, but not for Authorization.
  if (!['GET', 'POST'].includes(method) && !methods.includes(method.toLowerCase()) && !methods.includes('*'))
    add(`no permite el método ${method}`);
  const allowed = listed(headers, 'access-control-allow-headers');
  for (const name of sent) {
    if (!allowed.includes(name) && (name === 'authorization' || !allowed.includes('*')))
      add(`no permite la cabecera ${name}`);
  }
}
