/** The shortest text that is told from others: less would be found in any sentence. */
const LEAST = 4;
/** How many are remembered; the oldest goes first. */
const MOST = 200;
const MASK = '••••••';

/** What opens doors and was typed or read here, in memory only, as long as the page lives. */
const keys = new Set<string>();

const plain = (key: string): string => key.replaceAll(/[\s:.-]/g, '').toLowerCase();

/** Remembers a code or password: no text that is kept may repeat it. */
export function holdKey(key: string): void {
  const plainKey = plain(key);
  if (plainKey.length < LEAST) return;
  keys.delete(plainKey);
  keys.add(plainKey);
  const [oldest] = keys;
  if (keys.size > MOST && oldest !== undefined) keys.delete(oldest);
}

const patternOf = (key: string): string =>
  [...key].map((sign) => sign.replace(/[$()*+./?[\\\]^{|}]/, '\\$&')).join('[\\s:.\\-]*');

/** A text with the codes in it masked, in whichever case and with whatever between their signs hosts repeat them. */
export function withoutKeys(text: string): string {
  let masked = text;
  const plainText = plain(text);
  // The longest first: a key that is typed was held with each of its signs.
  for (const key of [...keys].sort((one, other) => other.length - one.length)) {
    if (plainText.includes(key)) masked = masked.replaceAll(new RegExp(patternOf(key), 'giu'), MASK);
    // What hosts say is cut where it is long, and a code at its end with it.
    for (let most = key.length - 1; most >= Math.max(LEAST, key.length / 2); most -= 1) {
      if (!plainText.endsWith(key.slice(0, most))) continue;
      masked = masked.replace(new RegExp(`${patternOf(key.slice(0, most))}$`, 'iu'), MASK);
      break;
    }
  }
  return masked;
}
