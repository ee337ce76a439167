import type { AuthTransport } from '../../../dataProvider/http/request';
import type { Operation } from '../../../dataProvider/contract/operations';
import { buildRequestPath } from './requestPath';
import type { QueryParams } from './requestPath';
import type { Exchange } from '../checks/checkResponse';
import { NoResponseError } from './httpClient';
import type { SendRequest, ConformanceRequest } from './httpClient';
import type { Findings } from '../report/findings';
import type { ParameterValues, KnownIds } from './knownIds';
import type { ReadRequirement } from '../requirements/requirement';
import type { BrowserPage } from '../resources/browser/corsRules';
import type { CompareWithSchema } from '../checks/schemaComparer';

/** Shared context of all checks. */
export interface ConformanceSession {
  sendRequest: SendRequest;
  /** Requirements of the console, by operation id. */
  requirements: ReadonlyMap<string, readonly ReadRequirement[]>;
  compare: CompareWithSchema;
  ids: KnownIds;
  /** Page of the console, if CORS is checked. */
  page: BrowserPage | undefined;
  /** How calls carry the session. */
  transport: AuthTransport;
  /** Unix seconds. */
  now: number;
}

/** The report on one call, under construction. */
export interface OperationProbe {
  session: ConformanceSession;
  operation: Operation;
  findings: Findings;
  /** Number of requests sent. */
  requests: number;
  /** Number of successful responses read. Preflights and errors do not count as tried. */
  readCount: number;
}

/** Options of one request; all are optional. */
interface SendOptions extends Partial<
  Pick<ConformanceRequest, 'authenticated' | 'body' | 'headers' | 'version'>
> {
  parameterValues?: ParameterValues;
  query?: QueryParams;
  /** Method other than the operation's, for preflights. */
  method?: string;
}

/** Sends a request of the operation. Returns undefined and reports a difference if there was no response. */
export async function sendProbe(
  probe: OperationProbe,
  options: SendOptions = {},
): Promise<Exchange | undefined> {
  const { operation, session, findings } = probe;
  const { parameterValues = {}, query = {}, method = operation.method, ...rest } = options;
  const path = buildRequestPath(operation, parameterValues, query);
  const request = `${method} ${path}`;
  probe.requests += 1;
  try {
    const [defaultVersion = '1'] = operation.versions;
    const version =
      'version' in rest
        ? (rest.version ?? (method === 'OPTIONS' ? undefined : defaultVersion))
        : defaultVersion;
    const headers = { ...(session.page && { origin: session.page.origin }), ...rest.headers };
    const response = await session.sendRequest({ method, path, ...rest, version, headers });
    return { operation, request, response };
  } catch (error) {
    if (!(error instanceof NoResponseError)) throw error;
    findings.add({
      level: 'must',
      kind: 'time',
      place: '',
      text: error.message,
      advice: 'Respond before the timeout, or declare a longer one (timeout).',
      request,
    });
    return undefined;
  }
}
