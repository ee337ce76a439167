import type { Exchange } from './checkResponse';
import {
  findForbidden,
  findUnreadable,
  listUnsafeHeaders,
  type BrowserPage,
} from '../resources/browser/corsRules';
import type { Findings } from '../report/findings';
import { sendProbe } from '../host/operationProbe';
import type { ConformanceSession, OperationProbe } from '../host/operationProbe';

/** Headers that the console sends: those that carry the session, the version and the type of a body. */
const listConsoleHeaders = ({ transport }: ConformanceSession): Headers =>
  new Headers({ ...transport.headers, 'accept-version': '1', 'content-type': 'application/json' });

const ADVICE = 'Respond with the CORS headers of the guide connect-a-host.';

/** Checks that a page may read this answer. */
export function checkReadable({ response, request }: Exchange, page: BrowserPage, findings: Findings): void {
  for (const problem of findUnreadable(response.headers, page))
    findings.add({
      level: 'must',
      kind: 'CORS',
      place: '',
      text: `the response ${response.status} ${problem}`,
      advice: ADVICE,
      request,
    });
}

/** Sends a CORS preflight. It changes nothing, so it also runs for writes. */
export async function checkPreflight(probe: OperationProbe, page: BrowserPage): Promise<void> {
  const { operation, findings } = probe;
  const { method } = operation;
  const sentHeaders = listConsoleHeaders(probe.session);
  const exchange = await sendProbe(probe, {
    method: 'OPTIONS',
    authenticated: false,
    version: undefined,
    parameterValues: Object.fromEntries(operation.parameters.map(({ name }) => [name, '0'])),
    headers: {
      'access-control-request-method': method,
      'access-control-request-headers': listUnsafeHeaders({ headers: sentHeaders }).join(','),
    },
  });
  if (!exchange) return;
  const { request } = exchange;
  const { status, headers } = exchange.response;
  const add = (text: string) =>
    findings.add({ level: 'must', kind: 'CORS', place: '', text, advice: ADVICE, request });
  if (status < 200 || status > 299) return add(`the preflight has the response ${status}`);
  checkReadable(exchange, page, findings);
  for (const problem of findForbidden(headers, { method, headers: sentHeaders }, page)) add(problem);
}
