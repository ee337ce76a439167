/** The shortest text that is told from others: less would be found in any sentence. */
const MIN_SECRET_LENGTH = 4;
/** How many are remembered; the oldest goes first. */
const MAX_SECRETS = 200;
const MASK = '••••••';

/** What opens doors and was typed or read here, in memory only, as long as the page lives. */
const secrets = new Set<string>();

const normalizeSecret = (secret: string): string => secret.replaceAll(/[\s:.-]/g, '').toLowerCase();

/** Remembers a code or password: no text that is kept may repeat it. */
export function rememberSecret(secret: string): void {
  const normalizedSecret = normalizeSecret(secret);
  if (normalizedSecret.length < MIN_SECRET_LENGTH) return;
  secrets.delete(normalizedSecret);
  secrets.add(normalizedSecret);
  const [oldest] = secrets;
  if (secrets.size > MAX_SECRETS && oldest !== undefined) secrets.delete(oldest);
}

const buildSecretPattern = (secret: string): string =>
  [...secret].map((char) => char.replace(/[$()*+./?[\\\]^{|}]/, '\\$&')).join('[\\s:.\\-]*');

/** A text with the codes in it masked, in whichever case and with whatever between their signs hosts repeat them. */
export function maskSecrets(text: string): string {
  let masked = text;
  const normalizedText = normalizeSecret(text);
  // The longest first: a key that is typed was held with each of its signs.
  for (const secret of [...secrets].sort((a, b) => b.length - a.length)) {
    if (normalizedText.includes(secret))
      masked = masked.replaceAll(new RegExp(buildSecretPattern(secret), 'giu'), MASK);
    // What hosts say is cut where it is long, and a code at its end with it.
    for (
      let length = secret.length - 1;
      length >= Math.max(MIN_SECRET_LENGTH, secret.length / 2);
      length -= 1
    ) {
      if (!normalizedText.endsWith(secret.slice(0, length))) continue;
      masked = masked.replace(new RegExp(`${buildSecretPattern(secret.slice(0, length))}$`, 'iu'), MASK);
      break;
    }
  }
  return masked;
}
