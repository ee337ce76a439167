import { interpolateText } from '../../i18n/interpolateText';
import { formatBytes } from '../../lib/formatNumber';
import { configProblemTexts as texts } from '../notices/configProblemTexts';

/** Maximum file size in bytes; declarations have some ten thousand. */
const MAX_BYTES = 1024 * 1024;
/** ms after which a request without a response times out. */
const TIMEOUT = 10_000;
/** ms for the probe that tests if the host is reachable. */
const PROBE_TIMEOUT = 3_000;

/** Text of an installation file, or the reason why it cannot be read, as a Spanish sentence without a full stop. */
export type FetchedText = { text: string } | { reason: string };

/**
 * Reads a file named in the runtime config, or the config itself. Never rejects: each kind of failure has its own text. Does
 * not follow redirects: only the config decides where a file comes from. `timeout` is in ms.
 */
export async function fetchConfigText(
  url: string,
  timeout = TIMEOUT,
  priority: RequestInit['priority'] = 'auto',
): Promise<FetchedText> {
  const timeoutSignal = AbortSignal.timeout(timeout);
  try {
    const response = await fetch(url, {
      credentials: 'omit',
      redirect: 'manual',
      priority,
      signal: timeoutSignal,
    });
    if (response.type === 'opaqueredirect' || (response.status >= 300 && response.status < 400))
      return { reason: texts.redirected };
    if (!response.ok) return { reason: interpolateText(texts.answers, { status: response.status }) };
    return checkText(await readLimitedText(response));
  } catch {
    if (timeoutSignal.aborted) return { reason: interpolateText(texts.silent, { seconds: timeout / 1000 }) };
    return { reason: await findNetworkErrorReason(url) };
  }
}

function checkText(text: string | undefined): FetchedText {
  if (text === undefined)
    return { reason: interpolateText(texts.large, { limit: formatBytes(MAX_BYTES) ?? '' }) };
  if (text.trim() === '') return { reason: texts.nothing };
  // Many servers answer with an HTML page in place of a missing file.
  return /^\s*</.test(text) ? { reason: texts.page } : { text };
}

/** Returns the whole text. Returns undefined for a file that is too large and stops reading it. */
async function readLimitedText(response: Response): Promise<string | undefined> {
  const reader = response.body?.getReader();
  const decoder = new TextDecoder();
  let [text, size] = ['', 0];
  for (;;) {
    const chunk = await reader?.read();
    if (!chunk || chunk.done) return text + decoder.decode();
    size += chunk.value.byteLength;
    if (size > MAX_BYTES) {
      void reader?.cancel().catch(() => undefined);
      return undefined;
    }
    text += decoder.decode(chunk.value, { stream: true });
  }
}

/** Browsers do not report why a cross-origin request failed; a probe of the host tells most of it. */
async function findNetworkErrorReason(url: string): Promise<string> {
  const { origin } = new URL(url, window.location.href);
  if (origin === 'null') return texts.noAddress;
  if (origin === window.location.origin) return texts.unreadable;
  const isReachable = await fetch(url, {
    mode: 'no-cors',
    credentials: 'omit',
    signal: AbortSignal.timeout(PROBE_TIMEOUT),
  }).then(
    () => true,
    () => false,
  );
  return interpolateText(isReachable ? texts.forbidden : texts.unreachable, { origin });
}
