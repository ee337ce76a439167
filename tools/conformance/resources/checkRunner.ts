import { createDataProvider } from '../../../dataProvider';
import { isUnsupported, readsByIds, type CheckContext } from '../../../dataProvider/hostChecks/checkContext';
import { createRequest } from '../../../dataProvider/http/request';
import type { Resource } from '../../../src/config/types';
import type { CookieJar } from '../host/cookieJar';
import { Findings } from '../report/findings';
import type { CallReport } from '../report/report';
import { UsageError } from '../conformanceOptions';
import type { LoadedResources } from './loadResources';
import { createTransport } from './sessionTransport';
import { fetchAndReport, explainFailure, type RequestOutcome } from './requestOutcome';

/** Context of the command's checks; requests beside the data provider do not follow redirects. */
export interface CommandContext extends CheckContext {
  /** Sends a request of a browser, such as a preflight. */
  send: (url: string, init: RequestInit) => Promise<Response>;
}

/** Runs the checks one after the other through the console's data provider. Does not follow redirects. */
export function createCheckRunner(
  { resources, host, url, dialect, signIn, hasSession }: LoadedResources,
  token: string | undefined,
  jar?: CookieJar,
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
    fetch: async (input, init) => {
      const headers = new Headers(init?.headers);
      const cookie = jar?.header();
      if (cookie !== undefined) headers.set('cookie', cookie);
      const response = await send(String(input), { ...init, headers });
      jar?.store(response.headers);
      return response;
    },
  });
  const dialects = dialect === undefined ? {} : { [host]: dialect };
  const provider = createDataProvider({ resources, request, dialects });
  return async (
    resource: Resource,
    title: string,
    check: (context: CommandContext) => Promise<void>,
  ): Promise<CallReport> => {
    const logStart = log.length;
    const findings = new Findings();
    const untried: string[] = [];
    const report: CheckContext['report'] = ({ place = '', ...finding }) =>
      findings.add({ ...finding, place, request: log.at(-1) ?? '' });
    const context: CommandContext = {
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
      return report({ level: 'must', kind: 'status', text, advice });
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
