// Windows forbids some of these in file names; the others could escape the folder or hide the extension.
// eslint-disable-next-line no-control-regex -- control characters are what this looks for
const FORBIDDEN_CHARS = /[\u0000-\u001f\u007f\u200e\u200f\u202a-\u202e\u2066-\u2069<>:"/\\|?*]+/g;

// The browser reads the URL some time after the click and sends no event for it.
const URL_LIFETIME_MS = 30_000;

/** Returns a file name that is valid on every system: at most 150 characters, never empty. */
export function toSafeFileName(name: string): string {
  const sanitized = name.replace(FORBIDDEN_CHARS, '_').replace(/^[.\s]+/, '');
  const dot = sanitized.lastIndexOf('.');
  const extension = dot > 0 && sanitized.length - dot <= 10 ? sanitized.slice(dot) : '';
  return (
    sanitized.slice(0, sanitized.length - extension.length).slice(0, 150 - extension.length) + extension ||
    'descarga'
  );
}

/** True for a Blob, also one from another window or a test's fetch, which is not an `instanceof` this window's Blob. */
export const isBlob = (value: unknown): value is Blob =>
  Object.prototype.toString.call(value) === '[object Blob]';

/** Downloads a file. `mime` is ignored if `content` is a Blob, which has its own type. */
export function downloadFile(
  name: string,
  content: string | Blob | Uint8Array<ArrayBuffer>,
  mime: string,
): void {
  const blob = isBlob(content) ? content : new Blob([content], { type: mime });
  const url = URL.createObjectURL(blob);
  const link = document.createElement('a');
  link.href = url;
  link.download = toSafeFileName(name);
  link.hidden = true;
  document.body.append(link);
  link.click();
  link.remove();
  setTimeout(() => URL.revokeObjectURL(url), URL_LIFETIME_MS);
}
