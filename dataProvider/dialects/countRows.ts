import type { DialectCount } from '../../src/config/types';
import { firstCount } from '../jsonApi/decode';
import type { ApiResponse, RequestFunction, RequestInput } from '../http/request';
import type { DialectListRequest } from './buildDialectListRequest';
import { readTotal } from './readTotal';

/** Response of a list, with the number of rows from a call of its own. */
export interface CountedResponse<T> extends ApiResponse<T> {
  /** undefined if the host has no such call, or did not answer it. */
  count?: number | undefined;
}

/**
 * Sends a list together with the call for its number of rows. If that call fails, the list has no total, which the pager
 * supports.
 */
export const withCount =
  (request: RequestFunction, count: DialectCount | false): RequestFunction =>
  async <T>(input: RequestInput & Pick<DialectListRequest, 'count'>): Promise<CountedResponse<T>> => {
    const { count: countCall, ...listInput } = input;
    if (!countCall || !count) return request<T>(listInput);
    const { version, timeout, host, signal } = listInput;
    const [response, counted] = await Promise.all([
      request<T>(listInput),
      request({ ...countCall, version, timeout, host, signal }).catch(() => undefined),
    ]);
    return {
      ...response,
      count: counted && firstCount(...count.total.map((path) => readTotal(path, counted))),
    };
  };
