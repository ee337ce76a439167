import { useEffect, useLayoutEffect, useState, type ComponentType } from 'react';
import { useIdleCallback } from '../../lib/hooks/useIdleCallback';
import { importWithRetry } from '../../lib/lazy/importWithRetry';
import { Icon } from '../../ui/icon/Icon';
import { lazyDialog } from '../../ui/dialog/lazyDialog';
import { useOnPageLeave } from '../../ui/page/pagePath';
import { useShortcut } from '../../ui/commands/shortcuts';
import { searchButtonTexts } from './searchButtonTexts';

const { Component: SearchDialog, preload: loadDialog } = lazyDialog(() => import('./SearchDialog'));
const preloadDialog = (): void => void loadDialog();

/** Search button of the top bar; Ctrl+K opens the search, too. */
export function SearchButton() {
  const [isOpen, setOpen] = useState(false);
  useIdleCallback(preloadDialog);
  // Without its code the page works as before, so a failure is not the page's. `lazy` would add 300 ms.
  const [PageScans, setPageScans] = useState<ComponentType>();
  useEffect(() => {
    importWithRetry(() => import('./PageScans')).then(
      (loaded) => setPageScans(() => loaded.default),
      () => undefined,
    );
  }, []);
  useOnPageLeave(() => setOpen(false));
  // From the moment the button is seen.
  useLayoutEffect(() => {
    const onKey = (event: KeyboardEvent): void => {
      if (event.key.toLowerCase() !== 'k' || !(event.ctrlKey || event.metaKey)) return;
      event.preventDefault();
      // Not over another dialog, whose form would be lost by going to the results.
      if (!document.querySelector('dialog[open], [role=dialog], [role=alertdialog]')) setOpen(true);
    };
    document.addEventListener('keydown', onKey);
    return () => document.removeEventListener('keydown', onKey);
  }, []);
  useShortcut({ key: '/', label: searchButtonTexts.title, context: 'console' }, () => setOpen(true));
  return (
    <>
      <button
        type="button"
        className="top-button top-search"
        aria-label={searchButtonTexts.title}
        aria-keyshortcuts="Control+K Meta+K"
        title={`${searchButtonTexts.title} (Ctrl+K)`}
        onPointerEnter={preloadDialog}
        onFocus={preloadDialog}
        onClick={() => setOpen(true)}
      >
        <Icon name="search" />
        <span aria-hidden>{searchButtonTexts.field}</span>
        <kbd aria-hidden>{searchButtonTexts.key}</kbd>
      </button>
      {isOpen && <SearchDialog onClose={() => setOpen(false)} />}
      {PageScans && <PageScans />}
    </>
  );
}
