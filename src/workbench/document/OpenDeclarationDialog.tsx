import { useRef, useState } from 'react';
import type { Declaration } from '../../config/normalise';
import { foldText } from '../../lib/text/foldText';
import { Button } from '../../ui/button/Button';
import { Dialog } from '../../ui/dialog/Dialog';
import { shellTexts } from '../../i18n/messages/shell';
import { workbenchTexts } from '../texts';
import type { WorkbenchNames } from '../workbenchNames';

interface OpenDeclarationDialogProps {
  names: WorkbenchNames;
  onChoose: (declaration: Declaration) => void;
  onClose: () => void;
}

/** The declarations of the console, to open one of them. */
export function OpenDeclarationDialog({ names, onChoose, onClose }: OpenDeclarationDialogProps) {
  const [search, setSearch] = useState('');
  const input = useRef<HTMLInputElement>(null);
  const query = foldText(search.trim());
  const matches = names.trustedDeclarations
    .filter((declaration) => foldText(`${declaration.input.name} ${getLabel(declaration)}`).includes(query))
    .sort((a, b) => a.input.name.localeCompare(b.input.name));
  return (
    <Dialog
      open
      title={workbenchTexts.open_title}
      onClose={onClose}
      initialFocus={input}
      width={520}
      actions={<Button onClick={onClose}>{shellTexts.dialog.cancel}</Button>}
    >
      <p className="wb-above">{workbenchTexts.open_text}</p>
      <input
        ref={input}
        type="search"
        className="input"
        aria-label={workbenchTexts.open_search}
        placeholder={workbenchTexts.open_search}
        value={search}
        onChange={({ target }) => setSearch(target.value)}
      />
      {matches.length === 0 && <p className="wb-hint">{workbenchTexts.open_none}</p>}
      <ul className="wb-choices">
        {matches.map((declaration) => (
          <li key={declaration.file}>
            <button type="button" onClick={() => onChoose(declaration)}>
              <strong>{declaration.input.name}</strong>
              <span>{getLabel(declaration)}</span>
              {names.runtimeFiles.has(declaration.file) && (
                <span className="tag">{workbenchTexts.runtime}</span>
              )}
            </button>
          </li>
        ))}
      </ul>
    </Dialog>
  );
}

const getLabel = ({ input: { label } }: Declaration): string =>
  typeof label === 'string' ? label : label.many;
