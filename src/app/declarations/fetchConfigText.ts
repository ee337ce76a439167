import { interpolateText } from '../../i18n/interpolateText';
import { formatBytes } from '../../lib/formatNumber';
import { appTexts } from '../texts';

const texts = appTexts.problems;

/** Bytes of the largest file that is read: declarations have some ten thousand. */
const MAX_BYTES = 1024 * 1024;
/** ms after which a silent address is left. */
const TIMEOUT = 10_000;
/** ms for the question whether anybody is there at all. */
const PROBE_TIMEOUT = 3_000;

/** The text of a file of the installation, or why it cannot be read, as a Spanish sentence without its stop. */
type FetchedText = { text: string } | { reason: string };

/**
 * Reads a file that the runtime config names, or the config itself. Never rejects: each way in which it fails has words of
 * its own. A redirection is not followed: where a file comes from is what the config says.
 */
export async function fetchConfigText(url: string, timeout = TIMEOUT): Promise<FetchedText> {
  const timeoutSignal = AbortSignal.timeout(timeout);
  try {
    const response = await fetch(url, {
      credentials: 'omit',
      redirect: 'manual',
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
  // What many servers answer in place of a file that is not there.
  return /^\s*</.test(text) ? { reason: texts.page } : { text };
}

/** The whole text; undefined for one that is too large, of which no more is read. */
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

/** Browsers do not say why a read of another origin failed; whether somebody answers there tells most of it. */
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
