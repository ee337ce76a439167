import { ApiError, createDataProvider, type ConsoleDataProvider } from '../../../dataProvider';
import { createRequest } from '../../../dataProvider/http/request';
import { isProviderHost } from '../../../src/config/dialects/providerHost';
import { resolveDialect, type DialectSource } from '../../../src/config/dialects/resolveDialect';
import type { Resource } from '../../../src/config/types';
import { Findings, type ConformanceFinding } from '../report/findings';
import type { CallReport } from '../report/report';
import { UsageError } from '../conformanceOptions';
import type { LoadedResources } from './loadResources';
import { createTransport } from './sessionTransport';
import { fetchAndReport, explainFailure, type RequestOutcome } from './requestOutcome';

/** Context for checking one need of a resource. */
export interface CheckContext {
  provider: ConsoleDataProvider;
  resource: Resource;
  /** Reports a missing feature; the request is added automatically. */
  report: (
    finding: Pick<ConformanceFinding, 'level' | 'kind' | 'text' | 'advice'> & { place?: string },
  ) => void;
  /** Marks the check as untried, with the reason. */
  skip: (reason: string) => void;
  /** Returns the body of the last response as JSON. */
  lastBody: () => unknown;
  /** Returns the number of requests sent so far. */
  countRequests: () => number;
  /** Sends a request of a browser, such as a preflight. Does not follow redirects. */
  send: (url: string, init: RequestInit) => Promise<Response>;
  /** True if the dialect reads several records by their ids in one request. */
  readsTogether: boolean;
}

/** True if the console does not send the request, since the dialect does not support it. */
export const isUnsupported = (error: unknown): error is ApiError =>
  error instanceof ApiError && error.detail.startsWith('Este servidor no admite');

/** Runs the checks one after the other through the console's data provider. Does not follow redirects. */
export function createCheckRunner(
  { resources, host, url, dialect, signIn, hasSession }: LoadedResources,
  token: string | undefined,
  cookie?: string,
) {
  const log: string[] = [];
  let outcome: RequestOutcome = {};
  let hasAnswered = false;
  const send = (requestUrl: string, init: RequestInit | undefined): Promise<Response> => {
    log.push(`${init?.method ?? 'GET'} ${decodeURIComponent(requestUrl.slice(url.length))}`);
    return fetchAndReport(
      (requestOutcome) => {
        outcome = requestOutcome;
        hasAnswered ||= requestOutcome.status !== undefined;
      },
      requestUrl,
      init,
    );
  };
  const request = createRequest({
    hosts: { main: url, [host]: url },
    getToken: () => token,
    ...(hasSession ? createTransport(signIn) : {}),
    fetch: (input, init) => {
      const headers = new Headers(init?.headers);
      if (cookie !== undefined) headers.set('cookie', cookie);
      return send(String(input), { ...init, headers });
    },
  });
  const dialects = dialect === undefined ? {} : { [host]: dialect };
  const provider = createDataProvider({ resources, request, dialects });
  return async (
    resource: Resource,
    title: string,
    check: (context: CheckContext) => Promise<void>,
  ): Promise<CallReport> => {
    const logStart = log.length;
    const findings = new Findings();
    const untried: string[] = [];
    const report: CheckContext['report'] = ({ place = '', ...finding }) =>
      findings.add({ ...finding, place, request: log.at(-1) ?? '' });
    const context: CheckContext = {
      provider,
      resource,
      report,
      skip: (reason) => untried.push(reason),
      lastBody: () => outcome.body,
      countRequests: () => log.length,
      send,
      readsTogether: readsByIds(resource.api.dialect ?? dialect),
    };
    await check(context).catch((error: unknown) => {
      if (isUnsupported(error)) return untried.push(error.detail);
      const { text, advice } = explainFailure(error, outcome);
      if (outcome.connectionError !== undefined && !hasAnswered)
        throw new UsageError(`${url}: ${text}. ${advice}`);
      return report({ level: 'must', kind: 'estado', text, advice });
    });
    const requests = log.slice(logStart);
    const [method = 'GET', path = ''] = (requests[0] ?? '').split(/ (.*)/);
    const foundFindings = findings.list();
    const worstLevel = (['must', 'should'] as const).find((level) =>
      foundFindings.some((finding) => finding.level === level),
    );
    return {
      id: `${resource.name}: ${title}`,
      method,
      path: path.split('?')[0] || resource.api.path,
      tag: resource.name,
      assumed: false,
      requests: requests.length,
      state: worstLevel ?? (untried.length > 0 ? 'untried' : 'fits'),
      untried,
      findings: foundFindings,
    };
  };
}

/** True if a dialect reads several records in one request. A provider in code decides by itself. */
const readsByIds = (source: DialectSource | undefined): boolean =>
  source !== undefined &&
  source !== 'json-api' &&
  !isProviderHost(source) &&
  resolveDialect(source).getMany !== false;
