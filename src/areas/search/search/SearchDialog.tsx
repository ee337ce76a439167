import { useId, useRef, useState, type FormEvent, type KeyboardEvent } from 'react';
import { useLocation, useNavigate } from 'react-router-dom';
import { Button } from '../../../ui/Button';
import { Dialog } from '../../../ui/Dialog';
import { listTexts } from '../../../views/list/texts';
import { codeOfTyped } from '../../../scanner/codeFromScan';
import { useScanned } from '../../../scanner/useScanned';
import { rememberPage } from './lastPage';
import { OptionsContext, type Options } from './OptionsContext';
import { Offers } from './Offers';
import { buttonTexts } from './buttonTexts';
import { LEAST } from './results';
import { resultsPath } from './resultsPath';
import { texts } from './texts';
import './search.css';

/**
 * The search of everything: records as the host finds them, screens, what can be done on the page, what was open before.
 * Enter leads to the results (SEARCH-02..SEARCH-04) unless one was gone to with the arrows, or the text names one exactly: then it
 * opens that one.
 */
export default function SearchDialog({ onClose }: { onClose: () => void }) {
  const id = useId();
  const navigate = useNavigate();
  const { pathname, search } = useLocation();
  const [text, setText] = useState('');
  const [active, setActive] = useState<string>();
  const [entered, setEntered] = useState('');
  const input = useRef<HTMLInputElement>(null);
  const list = useRef<HTMLDivElement>(null);
  const scanned = useScanned({ isAlone: true });
  const optionsOf = () => [...(list.current?.querySelectorAll<HTMLElement>('[role=option]') ?? [])];
  const current = () => optionsOf().find((option) => option.id === active);
  const go = (to: string): void => {
    onClose();
    void navigate(to);
  };
  const submit = (event: FormEvent): void => {
    event.preventDefault();
    const chosen = current();
    if (chosen) return chosen.click();
    const q = codeOfTyped(text.trim());
    setText(q);
    if (pathname !== '/admin/search') rememberPage(pathname + search);
    // What it finds decides where it leads, and it may not be known yet.
    if (q.length >= LEAST) setEntered(q);
    else go(resultsPath(q));
  };
  const onKeyDown = (event: KeyboardEvent): void => {
    const step = event.key === 'ArrowDown' ? 1 : event.key === 'ArrowUp' ? -1 : 0;
    const all = optionsOf();
    if (step === 0 || all.length === 0) return;
    event.preventDefault();
    const before = all.findIndex((option) => option.id === active);
    const next =
      all[before === -1 && step === -1 ? all.length - 1 : (before + step + all.length) % all.length];
    setActive(next?.id);
    next?.scrollIntoView({ block: 'nearest' });
  };
  const options: Options = {
    active,
    entered,
    point: setActive,
    go,
    run: (act) => {
      onClose();
      act();
    },
  };
  return (
    <Dialog
      open
      title={buttonTexts.title}
      onClose={onClose}
      initialFocus={input}
      width={600}
      className="search-dialog"
    >
      <form role="search" onSubmit={submit} className="global-search">
        <label htmlFor={id} className="visually-hidden">
          {texts.label}
        </label>
        <input
          ref={input}
          id={id}
          className="input"
          role="combobox"
          aria-expanded
          aria-controls={`${id}-offers`}
          aria-autocomplete="list"
          aria-activedescendant={active}
          autoComplete="off"
          maxLength={200}
          placeholder={texts.label}
          value={text}
          onKeyDown={(event) => {
            // Enter searches by itself.
            if (scanned.onKeyDown(event) === 'ended' && event.key === 'Tab')
              event.currentTarget.form?.requestSubmit();
            onKeyDown(event);
          }}
          onChange={({ target: { value } }) => {
            setText(value);
            setActive(undefined);
            setEntered('');
          }}
        />
        <Button variant="primary" type="submit">
          {listTexts.search}
        </Button>
      </form>
      <OptionsContext value={options}>
        <div
          ref={list}
          id={`${id}-offers`}
          role="listbox"
          aria-label={texts.offers}
          className="search-offers"
        >
          <Offers text={text.trim()} />
        </div>
      </OptionsContext>
      <p className="search-keys muted">{texts.keys}</p>
    </Dialog>
  );
}
