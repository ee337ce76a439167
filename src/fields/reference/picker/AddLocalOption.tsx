import { getLocale } from '../../../lib/language/language';
import { useId, useState, type KeyboardEvent } from 'react';
import { useChoicesContext, useNotify } from 'ra-core';
import { pickerTexts as texts } from './texts';
import { Dialog } from '../../../ui/dialog/Dialog';
import { useConfirmDiscard } from '../../../ui/dialog/useConfirmDiscard';
import { Icon } from '../../../ui/icon/Icon';
import { useTranslateText } from '../../../i18n/useTranslateText';
import type { ReferenceOptions } from '../schema';
import { Button } from '../../../ui/button/Button';

/** Maximum length of a name in characters. */
const MAX_NAME_LENGTH = 255;

interface AddLocalOptionProps {
  options: NonNullable<ReferenceOptions['allowNew']>;
  /** Returns the name of an option. */
  getName: (record: unknown) => string;
  /** Reason why the button is disabled. */
  disabledReason: string | undefined;
  onAdd: (name: string) => void;
}

/** The button that adds a name to a picker, and its dialog. */
export const AddLocalOption = ({ options, getName, disabledReason, onAdd }: AddLocalOptionProps) => {
  const t = useTranslateText();
  const notify = useNotify();
  const id = useId();
  const { allChoices = [] } = useChoicesContext();
  const [open, setOpen] = useState(false);
  const [inputValue, setInputValue] = useState('');
  const [problem, setProblem] = useState<string>();
  const name = inputValue.trim();
  const closeDialog = (): void => setOpen(false);
  const { close, discardDialog } = useConfirmDiscard(open && name !== '', closeDialog);

  const addName = (): void => {
    const isTaken = allChoices.some((choice: unknown) => isSameName(getName(choice), name));
    if (name === '') return setProblem(texts.nameRequired);
    if (isTaken) return notify(t(options.exists), { type: 'warning' });
    setOpen(false);
    return onAdd(name);
  };
  // Stop the event: the dialog is inside a form, which must not handle its keys.
  const onKeyDown = (event: KeyboardEvent): void => {
    event.stopPropagation();
    if (event.key !== 'Enter' || !(event.target instanceof HTMLInputElement)) return;
    event.preventDefault();
    addName();
  };
  const openDialog = (): void => {
    setInputValue('');
    setProblem(undefined);
    setOpen(true);
  };
  return (
    <div role="presentation" onKeyDown={onKeyDown}>
      <Button
        variant="quiet"
        className="field-add"
        disabledReason={disabledReason}
        onClick={openDialog}
        icon={<Icon name="plus" size={16} />}
      >
        {t(options.label)}
      </Button>
      <Dialog
        open={open}
        title={t(options.label)}
        onClose={close}
        onLeave={closeDialog}
        actions={
          <>
            <Button onClick={close}>{texts.cancel}</Button>
            <Button variant="primary" onClick={addName}>
              {texts.add}
            </Button>
          </>
        }
      >
        <div className="field-dialog">
          <label htmlFor={id}>{texts.name}</label>
          <input
            id={id}
            className="input"
            autoComplete="off"
            maxLength={MAX_NAME_LENGTH}
            value={inputValue}
            aria-invalid={problem !== undefined}
            aria-describedby={`${id}-problem`}
            onChange={({ target }) => setInputValue(target.value)}
          />
          <p id={`${id}-problem`} role="alert" className="field-help" data-invalid="true">
            {problem}
          </p>
        </div>
        {discardDialog}
      </Dialog>
    </div>
  );
};

const isSameName = (a: string, b: string): boolean =>
  a.trim().toLocaleLowerCase(getLocale()) === b.toLocaleLowerCase(getLocale());
