import { ApiError, OTHER, type Request } from '../../../../dataProvider';
import { queryString } from '../../../../dataProvider/path';
import type { RequestInput } from '../../../../dataProvider/request';
import { readable } from '../samples/given';
import { texts } from '../texts';
import { withoutSecretsIn } from './shownJson';
import type { CallLog, LoggedCall } from './callLog';

/** A call as it is shown before it is sent. */
export type ShownCall = Pick<LoggedCall, 'method' | 'host' | 'path' | 'headers' | 'body'>;

interface LoggedOptions {
  log: CallLog;
  isSample: boolean;
  /** Asks whether a call that is no read is to be sent. Default: it is. */
  confirm?: ((call: ShownCall) => Promise<boolean>) | undefined;
}

/** A request function that tells a log of its calls, and asks before it writes. What is not confirmed is never sent. */
export const loggedRequest =
  (request: Request, { log, isSample, confirm }: LoggedOptions): Request =>
  async <T>(input: RequestInput) => {
    const shown = shownCall(input);
    const id = log.begin({ ...shown, isSample });
    if (confirm && shown.method !== 'GET' && !(await confirm(shown))) {
      log.end(id, { state: 'notSent' });
      throw new ApiError(OTHER, { message: texts.was_not_sent });
    }
    try {
      const answer = await request<T>(input);
      log.end(id, { state: 'answered', status: answer.status, answer: answer.body });
      return answer;
    } catch (error) {
      const { status = 0, body } = error instanceof ApiError ? error : {};
      log.end(id, status > 0 ? { state: 'answered', status, answer: body } : { state: 'failed' });
      throw error;
    }
  };

function shownCall({
  method = 'GET',
  host = 'main',
  path,
  at,
  query,
  body,
  headers = {},
}: RequestInput): ShownCall {
  const text = typeof query === 'string' ? query : queryString(query ?? {});
  return {
    method,
    host,
    path: withoutSecretsIn(readable(text ? `${at ?? path}?${text}` : (at ?? path))),
    headers,
    body,
  };
}
