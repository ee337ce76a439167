import { getOrigin } from '../../../dataProvider/http/hostUrl';
import { interpolateText } from '../../i18n/interpolateText';
import type { Fetch } from '../sampleHost/sampleAnswers';
import { findConnectViolation } from './connectViolations';
import type { CallProblem } from './hostCall';
import { serverTexts } from './texts';

const texts = serverTexts.no_response;

/** ms for one response. */
const PROBE_TIMEOUT = 5_000;
/** Headers that a page may send to another origin without permission of the host. */
const SAFE_HEADERS = new Set(['accept', 'accept-language', 'content-language']);

/**
 * Explains why a call has no response that the page may read: the page's own policy, http from https, CORS, or no host. To
 * distinguish the last two it sends a GET without token and headers. Spanish.
 */
export async function explainNoResponse(
  url: string,
  init: RequestInit | undefined,
  error: unknown,
  send: Fetch,
): Promise<CallProblem> {
  const origin = getOrigin(url);
  const isTimeout = !(error instanceof TypeError);
  if (isTimeout) return { text: texts.timeout, advice: texts.timeout_advice };
  const connectSrc = await findConnectViolation(url);
  if (connectSrc !== undefined)
    return {
      text: interpolateText(texts.policy, { origin }),
      advice: texts.policy_advice,
      lines: [`${connectSrc} ${origin}`],
    };
  if (isMixedContent(url)) return { text: texts.mixed, advice: texts.mixed_advice };
  if (!navigator.onLine) return { text: texts.offline, advice: texts.offline_advice };
  if (await isLocalNetworkDenied())
    return { text: interpolateText(texts.local_network, { origin }), advice: texts.local_network_advice };
  const probeUrl = (init?.method ?? 'GET') === 'GET' ? url : `${origin}/`;
  const isAnswering = await isReachable(send, probeUrl, 'no-cors');
  if (!isAnswering || origin === window.location.origin)
    return { text: interpolateText(texts.nobody, { origin }), advice: texts.nobody_advice };
  const isOriginAllowed = await isReachable(send, probeUrl, 'cors');
  return {
    text: interpolateText(isOriginAllowed ? texts.cors_headers : texts.cors, {
      origin: window.location.origin,
    }),
    advice: texts.cors_advice,
    lines: listCorsHeaders(init),
  };
}

/** True for an http call of an https page, which browsers refuse except to this machine. */
const isMixedContent = (url: string): boolean => {
  const { protocol, hostname } = new URL(url);
  const isLocal = /^(?:localhost|127\.\d+\.\d+\.\d+|\[::1\]|.+\.localhost)$/.test(hostname);
  return window.location.protocol === 'https:' && protocol === 'http:' && !isLocal;
};

/** True if the user has refused the permission that some browsers require for hosts of the local network. */
async function isLocalNetworkDenied(): Promise<boolean> {
  try {
    const { state } = await navigator.permissions.query({ name: 'local-network-access' as PermissionName });
    return state === 'denied';
  } catch {
    return false;
  }
}

const isReachable = (send: Fetch, url: string, mode: 'cors' | 'no-cors'): Promise<boolean> =>
  send(url, {
    mode,
    credentials: 'omit',
    cache: 'no-store',
    signal: AbortSignal.timeout(PROBE_TIMEOUT),
  }).then(
    () => true,
    () => false,
  );

/** Returns the headers with which the host would allow the call. */
function listCorsHeaders(init: RequestInit | undefined): string[] {
  const method = init?.method ?? 'GET';
  const names = Array.from(new Headers(init?.headers).keys()).filter((name) => !SAFE_HEADERS.has(name));
  return [
    `Access-Control-Allow-Origin: ${window.location.origin}`,
    `Access-Control-Allow-Methods: ${[...new Set(['GET', 'POST', 'PUT', 'PATCH', 'DELETE', method])].join(', ')}`,
    ...(names.length > 0 ? [`Access-Control-Allow-Headers: ${names.join(', ')}`] : []),
    ...(init?.credentials === 'include' ? ['Access-Control-Allow-Credentials: true'] : []),
  ];
}
