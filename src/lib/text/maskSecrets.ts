/** Minimum length of a secret: a shorter text would match in any sentence. */
const MIN_SECRET_LENGTH = 4;
/** Maximum number of secrets in memory; the oldest is dropped first. */
const MAX_SECRETS = 200;
const MASK = '••••••';

/** Door codes and passwords typed or read in this page; in memory only, until the page is closed. */
const secrets = new Set<string>();

const normalizeSecret = (secret: string): string => secret.replaceAll(/[\s:.-]/g, '').toLowerCase();

/** Registers a code or password, so that no stored text repeats it. */
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

/** Masks the registered secrets in a text, in any case and with any separators that hosts insert. */
export function maskSecrets(text: string): string {
  let masked = text;
  const normalizedText = normalizeSecret(text);
  // Longest first: while a secret is typed, each of its prefixes is registered.
  for (const secret of [...secrets].sort((a, b) => b.length - a.length)) {
    if (normalizedText.includes(secret))
      masked = masked.replaceAll(new RegExp(buildSecretPattern(secret), 'giu'), MASK);
    // Hosts truncate long messages, so a secret at the end may be cut off.
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
