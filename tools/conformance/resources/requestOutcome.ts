import { ApiError } from '../../../dataProvider';
import { describeFailure } from '../../../dataProvider/hostChecks/checkContext';
import { fetchWithoutRedirect, describeConnectionError } from '../host/httpClient';
import type { ConformanceFinding } from '../report/findings';

/** Outcome of a request, as far as the data provider does not report it. */
export interface RequestOutcome {
  status?: number;
  /** Media type without parameters. */
  mediaType?: string;
  /** Origin of the redirect target, without a path, which may contain secrets. */
  redirectOrigin?: string;
  /** Body as JSON; undefined for any other. */
  body?: unknown;
  /** Reason of a missing response. */
  connectionError?: string;
}

/** Sends a request and reports its outcome. */
export async function fetchAndReport(
  report: (outcome: RequestOutcome) => void,
  url: string,
  init: RequestInit | undefined,
): Promise<Response> {
  try {
    const response = await fetchWithoutRedirect(url, init);
    const { status, headers } = response;
    const mediaType = (headers.get('content-type') ?? '').split(';')[0]!.trim().toLowerCase();
    const location = headers.get('location') ?? '';
    const redirectOrigin = URL.canParse(location, url) ? new URL(location, url).origin : 'another URL';
    const body = await response
      .clone()
      .json()
      .catch(() => undefined);
    report({ status, mediaType, body, ...(status >= 300 && status < 400 && { redirectOrigin }) });
    return response;
  } catch (error) {
    report(init?.signal?.aborted ? {} : { connectionError: describeConnectionError(error, 0) });
    throw error;
  }
}

type FailureAdvice = Pick<ConformanceFinding, 'text' | 'advice'>;

/** Explains a failure and suggests a fix. */
export function explainFailure(error: unknown, outcome: RequestOutcome): FailureAdvice {
  const { status = 0, mediaType = '', redirectOrigin, connectionError } = outcome;
  const text = describeFailure(error);
  if (!(error instanceof ApiError)) return { text, advice: CHECK_DECLARATION };
  if (connectionError !== undefined) return { text: connectionError, advice: CHECK_RUNNING };
  if (error.code === 'ECONNABORTED') return { text: 'no response in time', advice: CHECK_TIMEOUT };
  if (redirectOrigin !== undefined)
    return { text: `${status}: redirect to ${redirectOrigin}`, advice: USE_FINAL_URL };
  if (mediaType === 'text/html')
    return { text: `${status}: the response is a web page, not JSON`, advice: CHECK_PATH };
  if (error.isUnreadable)
    return {
      text: `the response is not JSON but ${mediaType || 'something without a type'}`,
      advice: JSON_ONLY,
    };
  return { text, advice: adviceByStatus[status] ?? (status >= 500 ? CHECK_HOST_LOG : CHECK_DECLARATION) };
}

const CHECK_DECLARATION = 'Check the call, and the dialect of the host in config.json.';
const CHECK_RUNNING = 'Check that the host is running, and its URL in --url or in `hosts`.';
const CHECK_TIMEOUT =
  'The host receives the call and does not respond: check its log; a slow call declares its `timeout`.';
const USE_FINAL_URL = 'Redirects are not followed: use the final URL in --url and in `hosts`.';
const CHECK_PATH =
  'This is the URL of a web site, or the start of the path is missing, such as /api: check --url and `api.path`.';
const JSON_ONLY =
  'The console reads JSON only: check the URL, and the response of the host to `Accept: application/json`.';
const CHECK_HOST_LOG = 'This is a failure of the host: check its log.';

const adviceByStatus: Readonly<Record<number, string>> = {
  401: 'Pass a valid token with --token or CONFORMANCE_TOKEN.',
  403: 'Pass the token of a user with access with --token or CONFORMANCE_TOKEN.',
  404: 'Check `api.path` and the start of the path in --url.',
};
