import { fillText } from '../../i18n/fillText';
import { formatBytes } from '../../lib/numbers';
import { appTexts } from '../texts';

const texts = appTexts.problems;

/** Bytes of the largest file that is read: declarations have some ten thousand. */
const MOST = 1024 * 1024;
/** ms after which a silent address is left. */
const PATIENCE = 10_000;
/** ms for the question whether anybody is there at all. */
const PROBE = 3_000;

/** The text of a file of the installation, or why it cannot be read, as a Spanish sentence without its stop. */
type Read = { text: string } | { why: string };

/**
 * Reads a file that the runtime config names, or the config itself. Never rejects: each way in which it fails has words of
 * its own. A redirection is not followed: where a file comes from is what the config says.
 */
export async function readText(address: string, patience = PATIENCE): Promise<Read> {
  const silence = AbortSignal.timeout(patience);
  try {
    const answer = await fetch(address, {
      credentials: 'omit',
      redirect: 'manual',
      signal: silence,
    });
    if (answer.type === 'opaqueredirect' || (answer.status >= 300 && answer.status < 400))
      return { why: texts.redirected };
    if (!answer.ok) return { why: fillText(texts.answers, { status: answer.status }) };
    return judged(await limited(answer));
  } catch {
    if (silence.aborted) return { why: fillText(texts.silent, { seconds: patience / 1000 }) };
    return { why: await whyUnread(address) };
  }
}

function judged(text: string | undefined): Read {
  if (text === undefined) return { why: fillText(texts.large, { limit: formatBytes(MOST) ?? '' }) };
  if (text.trim() === '') return { why: texts.nothing };
  // What many servers answer in place of a file that is not there.
  return /^\s*</.test(text) ? { why: texts.page } : { text };
}

/** The whole text; undefined for one that is too large, of which no more is read. */
async function limited(answer: Response): Promise<string | undefined> {
  const reader = answer.body?.getReader();
  const decoder = new TextDecoder();
  let [text, size] = ['', 0];
  for (;;) {
    const part = await reader?.read();
    if (!part || part.done) return text + decoder.decode();
    size += part.value.byteLength;
    if (size > MOST) {
      void reader?.cancel().catch(() => undefined);
      return undefined;
    }
    text += decoder.decode(part.value, { stream: true });
  }
}

/** Browsers do not say why a read of another origin failed; whether somebody answers there tells most of it. */
async function whyUnread(address: string): Promise<string> {
  const { origin } = new URL(address, window.location.href);
  if (origin === 'null') return texts.noAddress;
  if (origin === window.location.origin) return texts.unreadable;
  const isThere = await fetch(address, {
    mode: 'no-cors',
    credentials: 'omit',
    signal: AbortSignal.timeout(PROBE),
  }).then(
    () => true,
    () => false,
  );
  return fillText(isThere ? texts.forbidden : texts.unreachable, { origin });
}
