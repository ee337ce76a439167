import href from '../ui/theme/base.css?url';

/**
 * Asks for the sheet that all pages share where the one in the page was refused: a server whose policy still has the hash of
 * another release. Before all others, which overrule it (decision 73).
 */
export function ensureBaseStyleSheet(): void {
  if (document.querySelector('style')?.sheet) return;
  const link = document.createElement('link');
  link.rel = 'stylesheet';
  link.href = href;
  document.head.prepend(link);
}
