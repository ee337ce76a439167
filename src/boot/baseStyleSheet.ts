import href from '../ui/theme/base.css?url';

/**
 * Requests the shared style sheet if the browser refused the inlined one: the server's policy still has the hash of another
 * release. It goes before all other sheets, because it names their layers (decision 82).
 */
export function ensureBaseStyleSheet(): void {
  if (document.querySelector('style')?.sheet) return;
  const link = document.createElement('link');
  link.rel = 'stylesheet';
  link.href = href;
  document.head.prepend(link);
}
