import { useRef, useState } from 'react';
import type { Declaration } from '../../config/normalise';
import { foldText } from '../../lib/foldText';
import { Button } from '../../ui/Button';
import { Dialog } from '../../ui/Dialog';
import { shellTexts } from '../../i18n/es/shell';
import { texts } from './texts';
import type { WorkbenchNames } from './workbenchNames';

interface OpenDialogProps {
  names: WorkbenchNames;
  onChoose: (declaration: Declaration) => void;
  onClose: () => void;
}

/** The declarations of the console, to open one of them. */
export function OpenDialog({ names, onChoose, onClose }: OpenDialogProps) {
  const [search, setSearch] = useState('');
  const input = useRef<HTMLInputElement>(null);
  const wanted = foldText(search.trim());
  const found = names.trusted
    .filter((one) => foldText(`${one.input.name} ${labelOf(one)}`).includes(wanted))
    .sort((a, b) => a.input.name.localeCompare(b.input.name));
  return (
    <Dialog
      open
      title={texts.open_title}
      onClose={onClose}
      initialFocus={input}
      width={520}
      actions={<Button onClick={onClose}>{shellTexts.dialog.cancel}</Button>}
    >
      <p className="wb-above">{texts.open_text}</p>
      <input
        ref={input}
        type="search"
        className="input"
        aria-label={texts.open_search}
        placeholder={texts.open_search}
        value={search}
        onChange={({ target }) => setSearch(target.value)}
      />
      {found.length === 0 && <p className="wb-hint">{texts.open_none}</p>}
      <ul className="wb-choices">
        {found.map((one) => (
          <li key={one.file}>
            <button type="button" onClick={() => onChoose(one)}>
              <strong>{one.input.name}</strong>
              <span>{labelOf(one)}</span>
              {names.runtime.has(one.file) && <span className="tag">{texts.runtime}</span>}
            </button>
          </li>
        ))}
      </ul>
    </Dialog>
  );
}

const labelOf = ({ input: { label } }: Declaration): string =>
  typeof label === 'string' ? label : label.many;
