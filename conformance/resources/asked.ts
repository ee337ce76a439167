import { ApiError, createDataProvider, type ConsoleDataProvider } from '../../dataProvider';
import { createRequest } from '../../dataProvider/request';
import type { Resource } from '../../src/config/types';
import { Findings, type Finding } from '../finding';
import type { CallReport } from '../report';
import { UsageError } from '../options';
import type { Loaded } from './load';
import { askAndTell, failureOf, type Met } from './met';

/** What is said of one thing that a resource needs. */
export interface Need {
  provider: ConsoleDataProvider;
  resource: Resource;
  /** Tells what is missing; the request that showed it is known. */
  tell: (finding: Pick<Finding, 'level' | 'kind' | 'text' | 'advice'> & { place?: string }) => void;
  /** It could not be tried, and why. */
  skip: (why: string) => void;
}

/** Whether the console itself does not ask: the dialect has no words for it. */
const isUnsaid = (error: unknown): error is ApiError =>
  error instanceof ApiError && error.detail.startsWith('Este servidor no admite');

/** Asks a host through the data provider of the console, one need after the other. Redirects are not followed. */
export function createAsked({ resources, host, url, dialect }: Loaded, token: string | undefined) {
  const log: string[] = [];
  let met: Met = {};
  let hasAnswered = false;
  const request = createRequest({
    hosts: { main: url, [host]: url },
    token: () => token,
    fetch: (input, init) => {
      const address = String(input);
      log.push(`${init?.method ?? 'GET'} ${decodeURIComponent(address.slice(url.length))}`);
      return askAndTell(
        (one) => {
          met = one;
          hasAnswered ||= one.status !== undefined;
        },
        address,
        init,
      );
    },
  });
  const dialects = dialect === undefined ? {} : { [host]: dialect };
  const provider = createDataProvider({ resources, request, dialects });
  return async (
    resource: Resource,
    what: string,
    ask: (need: Need) => Promise<void>,
  ): Promise<CallReport> => {
    const before = log.length;
    const findings = new Findings();
    const untried: string[] = [];
    const tell: Need['tell'] = ({ place = '', ...finding }) =>
      findings.add({ ...finding, place, request: log.at(-1) ?? '' });
    await ask({ provider, resource, tell, skip: (why) => untried.push(why) }).catch((error: unknown) => {
      if (isUnsaid(error)) return untried.push(error.detail);
      const { text, advice } = failureOf(error, met);
      if (met.noAnswer !== undefined && !hasAnswered) throw new UsageError(`${url}: ${text}. ${advice}`);
      return tell({ level: 'must', kind: 'estado', text, advice });
    });
    const requests = log.slice(before);
    const [method = 'GET', path = ''] = (requests[0] ?? '').split(/ (.*)/);
    const all = findings.all();
    const worst = (['must', 'should'] as const).find((level) => all.some((one) => one.level === level));
    return {
      id: `${resource.name}: ${what}`,
      method,
      path: path.split('?')[0] || resource.api.path,
      tag: resource.name,
      assumed: false,
      requests: requests.length,
      state: worst ?? (untried.length > 0 ? 'untried' : 'fits'),
      untried,
      findings: all,
    };
  };
}
