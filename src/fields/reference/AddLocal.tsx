import { useId, useState, type KeyboardEvent } from 'react';
import { useChoicesContext, useNotify } from 'ra-core';
import { pickerTexts as texts } from './texts';
import { Dialog } from '../../ui/Dialog';
import { useClosing } from '../../ui/useClosing';
import { Icon } from '../../ui/Icon';
import { useText } from '../../i18n/useText';
import type { ReferenceOptions } from './schema';
import { Button } from '../../ui/Button';

/** Characters of the longest name (CALL-058). */
const LONGEST = 255;

interface AddLocalProps {
  options: NonNullable<ReferenceOptions['addLocal']>;
  /** How a choice reads. */
  nameOf: (record: unknown) => string;
  /** Why nothing can be added now. */
  why: string | undefined;
  onAdd: (name: string) => void;
}

/** The button that adds a name to a picker, and the dialog that asks for it (ASSET-17, ASSET-18). */
export const AddLocal = ({ options, nameOf, why, onAdd }: AddLocalProps) => {
  const t = useText();
  const notify = useNotify();
  const id = useId();
  const { allChoices = [] } = useChoicesContext();
  const [open, setOpen] = useState(false);
  const [typed, setTyped] = useState('');
  const [problem, setProblem] = useState<string>();
  const name = typed.trim();
  const hide = (): void => setOpen(false);
  const { close, question } = useClosing(open && name !== '', hide);

  const add = (): void => {
    const isTaken = allChoices.some((choice: unknown) => same(nameOf(choice), name));
    if (name === '') return setProblem(texts.nameNeeded);
    if (isTaken) return notify(t(options.exists), { type: 'warning' });
    setOpen(false);
    return onAdd(name);
  };
  // It lies inside a form, whose keys these are not.
  const onKeyDown = (event: KeyboardEvent): void => {
    event.stopPropagation();
    if (event.key !== 'Enter' || !(event.target instanceof HTMLInputElement)) return;
    event.preventDefault();
    add();
  };
  const start = (): void => {
    setTyped('');
    setProblem(undefined);
    setOpen(true);
  };
  return (
    <div role="presentation" onKeyDown={onKeyDown}>
      <Button
        variant="quiet"
        className="field-add"
        why={why}
        onClick={start}
        icon={<Icon name="plus" size={16} />}
      >
        {t(options.label)}
      </Button>
      <Dialog
        open={open}
        title={t(options.label)}
        onClose={close}
        onLeave={hide}
        actions={
          <>
            <Button onClick={close}>{texts.cancel}</Button>
            <Button variant="primary" onClick={add}>
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
            maxLength={LONGEST}
            value={typed}
            aria-invalid={problem !== undefined}
            aria-describedby={`${id}-problem`}
            onChange={({ target }) => setTyped(target.value)}
          />
          <p id={`${id}-problem`} role="alert" className="field-help" data-invalid="true">
            {problem}
          </p>
        </div>
        {question}
      </Dialog>
    </div>
  );
};

const same = (one: string, other: string): boolean =>
  one.trim().toLocaleLowerCase('es') === other.toLocaleLowerCase('es');
