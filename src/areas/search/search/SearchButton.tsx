import { useLayoutEffect, useState } from 'react';
import { useIdle } from '../../../lib/useIdle';
import { Icon } from '../../../ui/Icon';
import { lazyDialog } from '../../../ui/lazyDialog';
import { usePageLeft } from '../../../ui/pageAddress';
import { useShortcut } from '../../../ui/shortcuts';
import { buttonTexts } from './buttonTexts';

const { Component: SearchDialog, preload: load } = lazyDialog(() => import('./SearchDialog'));
const preload = (): void => void load();

/** The magnifier of the top bar, which opens the search (SEARCH-01); also by Ctrl+K. */
export function SearchButton() {
  const [isOpen, setOpen] = useState(false);
  useIdle(preload);
  usePageLeft(() => setOpen(false));
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
  useShortcut({ key: '/', label: buttonTexts.title, of: 'console' }, () => setOpen(true));
  return (
    <>
      <button
        type="button"
        className="top-button"
        aria-label={buttonTexts.title}
        aria-keyshortcuts="Control+K Meta+K"
        title={`${buttonTexts.title} (Ctrl+K)`}
        onPointerEnter={preload}
        onFocus={preload}
        onClick={() => setOpen(true)}
      >
        <Icon name="search" />
      </button>
      {isOpen && <SearchDialog onClose={() => setOpen(false)} />}
    </>
  );
}
