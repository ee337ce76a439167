import { ApiError, UNKNOWN_ERROR, type RequestFunction } from '../../../dataProvider';
import { queryString } from '../../../dataProvider/http/path';
import type { RequestInput } from '../../../dataProvider/http/request';
import { decodeCall } from '../sampleHost/sampleAnswers';
import { workbenchTexts } from '../texts';
import { redactUrl } from './redactedJson';
import { addCall, endCall, type CallLog, type LoggedCall } from './callLog';

/** A call as it is shown before it is sent. */
export type RequestSummary = Pick<LoggedCall, 'method' | 'host' | 'path' | 'headers' | 'body'>;

interface LoggedRequestOptions {
  log: CallLog;
  isSample: boolean;
  /** Asks whether a call that is no read is to be sent. Default: it is. */
  confirm?: ((call: RequestSummary) => Promise<boolean>) | undefined;
}

/** Wraps a request function: it logs the calls, and asks before it writes. A write without confirmation is never sent. */
export const createLoggedRequest =
  (request: RequestFunction, { log, isSample, confirm }: LoggedRequestOptions): RequestFunction =>
  async <T>(input: RequestInput) => {
    const summary = summarizeRequest(input);
    const id = addCall(log, { ...summary, isSample });
    if (confirm && summary.method !== 'GET' && !(await confirm(summary))) {
      endCall(log, id, { state: 'notSent' });
      throw new ApiError(UNKNOWN_ERROR, { message: workbenchTexts.was_not_sent });
    }
    try {
      const response = await request<T>(input);
      endCall(log, id, { state: 'answered', status: response.status, answer: response.body });
      return response;
    } catch (error) {
      const { status = 0, body } = error instanceof ApiError ? error : {};
      endCall(log, id, status > 0 ? { state: 'answered', status, answer: body } : { state: 'failed' });
      throw error;
    }
  };

function summarizeRequest({
  method = 'GET',
  host = 'main',
  path,
  absoluteUrl,
  query,
  body,
  headers = {},
}: RequestInput): RequestSummary {
  const queryText = typeof query === 'string' ? query : queryString(query ?? {});
  return {
    method,
    host,
    path: redactUrl(decodeCall(queryText ? `${absoluteUrl ?? path}?${queryText}` : (absoluteUrl ?? path))),
    headers,
    body,
  };
}
