import { useEffect, useId, useRef, useState, type FormEvent } from 'react';
import { useLocation, useNavigate } from 'react-router-dom';
import { Dialog } from '../../../ui/Dialog';
import { Icon } from '../../../ui/Icon';
import { useShortcut } from '../../../ui/shortcuts';
import { rememberPage } from './lastPage';
import { Button } from '../../../ui/Button';
import { texts } from './texts';
import { listTexts } from '../../../views/list/texts';

/** The magnifier of the top bar: a dialog whose Enter leads to the results (SEARCH-01..SEARCH-04); also by Ctrl+K. */
export function SearchButton() {
  const id = useId();
  const navigate = useNavigate();
  const { pathname, search } = useLocation();
  const [open, setOpen] = useState(false);
  const [text, setText] = useState('');
  const input = useRef<HTMLInputElement>(null);
  useEffect(() => {
    const onKey = (event: KeyboardEvent): void => {
      if (event.key.toLowerCase() !== 'k' || !(event.ctrlKey || event.metaKey)) return;
      event.preventDefault();
      // Not over another dialog, whose form would be lost by going to the results.
      if (!document.querySelector('dialog[open], [role=dialog], [role=alertdialog]')) setOpen(true);
    };
    document.addEventListener('keydown', onKey);
    return () => document.removeEventListener('keydown', onKey);
  }, []);

  useShortcut({ key: '/', label: texts.title, of: 'console' }, () => setOpen(true));

  const close = (): void => {
    setOpen(false);
    setText('');
  };
  const submit = (event: FormEvent): void => {
    event.preventDefault();
    const q = text.trim();
    if (pathname !== '/admin/search') rememberPage(pathname + search);
    close();
    void navigate({ pathname: '/admin/search', search: q ? new URLSearchParams({ q }).toString() : '' });
  };
  const label = texts.title;
  return (
    <>
      <button
        type="button"
        className="top-button"
        aria-label={label}
        aria-keyshortcuts="Control+K Meta+K"
        title={`${label} (Ctrl+K)`}
        onClick={() => setOpen(true)}
      >
        <Icon name="search" />
      </button>
      <Dialog open={open} title={label} onClose={close} initialFocus={input} width={520}>
        <form role="search" onSubmit={submit} className="global-search">
          <label htmlFor={id} className="visually-hidden">
            {texts.label}
          </label>
          <input
            ref={input}
            id={id}
            className="input"
            autoComplete="off"
            maxLength={200}
            placeholder={texts.label}
            value={text}
            onChange={(event) => setText(event.target.value)}
          />
          <Button variant="primary" type="submit">
            {listTexts.search}
          </Button>
        </form>
      </Dialog>
    </>
  );
}
