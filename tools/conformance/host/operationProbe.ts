import type { Operation } from '../../../dataProvider/contract/operations';
import { buildRequestPath } from './requestPath';
import type { QueryParams } from './requestPath';
import type { Exchange } from '../checks/checkResponse';
import { NoResponseError } from './httpClient';
import type { SendRequest, ConformanceRequest } from './httpClient';
import type { Findings } from '../report/findings';
import type { ParameterValues, KnownIds } from './knownIds';
import type { ReadRequirement } from '../requirements/requirement';
import type { CompareWithSchema } from '../checks/schemaComparer';

/** What all checks share. */
export interface ConformanceSession {
  sendRequest: SendRequest;
  /** What the console reads, by operation id. */
  requirements: ReadonlyMap<string, readonly ReadRequirement[]>;
  compare: CompareWithSchema;
  ids: KnownIds;
  /** Origin of the console, when CORS is checked. */
  origin: string | undefined;
  /** Unix seconds. */
  now: number;
}

/** The report on one call while it is made. */
export interface OperationProbe {
  session: ConformanceSession;
  operation: Operation;
  findings: Findings;
  /** How many requests were sent. */
  requests: number;
  /** How many good answers were read: what was only asked about, or refused, was not tried. */
  readCount: number;
}

/** How one request is sent; everything may be left out. */
interface SendOptions extends Partial<
  Pick<ConformanceRequest, 'authenticated' | 'body' | 'headers' | 'version'>
> {
  parameterValues?: ParameterValues;
  query?: QueryParams;
  /** Another method than the operation's, to ask about it. */
  method?: string;
}

/** Sends a request of the operation. Undefined when there was no answer, which is then a difference. */
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
    const headers = { ...(session.origin !== undefined && { origin: session.origin }), ...rest.headers };
    const response = await session.sendRequest({ method, path, ...rest, version, headers });
    return { operation, request, response };
  } catch (error) {
    if (!(error instanceof NoResponseError)) throw error;
    findings.add({
      level: 'must',
      kind: 'tiempo',
      place: '',
      text: error.message,
      advice: 'Responde antes de que acabe el plazo, o declara uno mayor (timeout).',
      request,
    });
    return undefined;
  }
}
