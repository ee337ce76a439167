import { useCallback, useState, type FocusEvent, type KeyboardEvent } from 'react';
import { useFormContext, useFormState } from 'react-hook-form';
import type { Field } from '../../config/types';
import { isSameValue } from '../../drafts/draftChanges';
import { FieldInput } from '../../fields/core/FieldInput';
import { FieldsLoadingProvider } from '../../fields/formContext/FieldsLoadingContext';
import { useEnterKey } from '../../forms/form/useEnterKey';
import { useFocusFirstField } from '../../forms/form/useFocusFirstField';
import { formTexts } from '../../i18n/messages/form';
import { Button } from '../../ui/button/Button';
import { Icon } from '../../ui/icon/Icon';
import { cellEditTexts } from './texts';

interface CellInputProps {
  field: Field;
  /** Value as loaded. */
  loaded: unknown;
  isBusy: boolean;
  hasFailed: boolean;
  /** True if Tab leads to the buttons of a notice. */
  hasOwnTabs: boolean;
  onRestore: () => void;
  /** Called before the cell is left by Tab; returns whether it has closed, because nothing was typed. */
  onLeave: (direction: 'next' | 'previous', isUnchanged: boolean) => boolean;
}

/** The input of a cell with its keys: Enter saves, Escape restores, Tab saves and moves on. */
export function CellInput(props: CellInputProps) {
  const { field, loaded, isBusy, hasFailed, hasOwnTabs, onRestore, onLeave } = props;
  const { getValues } = useFormContext();
  const { isSubmitting } = useFormState();
  const [loadingCount, setLoadingCount] = useState(0);
  const waitFor = useCallback(() => {
    setLoadingCount((count) => count + 1);
    return () => setLoadingCount((count) => count - 1);
  }, []);
  const firstFocus = useFocusFirstField(loadingCount > 0);
  const onEnterKey = useEnterKey(false);
  const [isSelected, setSelected] = useState(false);
  const isPending = isBusy || isSubmitting;
  const isUnchanged = (): boolean => isSameValue(getValues(field.name), loaded);

  const onKeyDown = (event: KeyboardEvent<HTMLElement>): void => {
    const { key, target, currentTarget, shiftKey, nativeEvent } = event;
    // Keys of the row must not act on those of the input.
    event.stopPropagation();
    // A dialog or menu of the input is elsewhere in the DOM. An input method uses these keys itself.
    if (!(target instanceof HTMLElement) || !currentTarget.contains(target)) return;
    if (event.defaultPrevented || nativeEvent.isComposing) return;
    const { form } = currentTarget.querySelector('button[type="submit"]') as HTMLButtonElement;
    if (key === 'Escape') {
      if (target.getAttribute('aria-expanded') === 'true') return;
      event.preventDefault();
      if (!isPending) onRestore();
    } else if (key === 'Tab' && !hasOwnTabs) {
      event.preventDefault();
      if (!isPending && !onLeave(shiftKey ? 'previous' : 'next', isUnchanged())) form?.requestSubmit();
    } else if (key === 'Enter' && target instanceof HTMLTextAreaElement) {
      if (shiftKey) return;
      event.preventDefault();
      form?.requestSubmit();
    } else onEnterKey(event);
  };
  /** Enter on a closed list of choices opens it; once a value is chosen, it saves. */
  const onKeyDownCapture = (event: KeyboardEvent<HTMLElement>): void => {
    const { key, target, currentTarget } = event;
    if (key !== 'Enter' || !(target instanceof HTMLElement) || !currentTarget.contains(target)) return;
    if (!target.matches('[role="combobox"]:not(input, [aria-expanded="true"])') || isUnchanged()) return;
    event.preventDefault();
    event.stopPropagation();
    currentTarget.closest('form')?.requestSubmit();
  };
  /** Typing replaces the value, as in a spreadsheet. */
  const onFocus = ({ target }: FocusEvent): void => {
    if (isSelected || !(target instanceof HTMLInputElement) || target.type === 'checkbox') return;
    setSelected(true);
    target.select();
  };
  return (
    <div
      ref={firstFocus}
      className="cell-line"
      role="presentation"
      onKeyDown={onKeyDown}
      onKeyDownCapture={onKeyDownCapture}
      onFocus={onFocus}
    >
      <FieldsLoadingProvider value={waitFor}>
        <FieldInput field={field} />
      </FieldsLoadingProvider>
      <span className="cell-buttons">
        <Button
          type="submit"
          variant="primary"
          small
          busy={isPending}
          disabled={loadingCount > 0}
          aria-label={hasFailed ? cellEditTexts.retry : cellEditTexts.save}
          title={hasFailed ? cellEditTexts.retry : cellEditTexts.save}
          icon={<Icon name={hasFailed ? 'refresh' : 'check'} size={16} />}
        />
        <Button
          variant="quiet"
          small
          disabled={isPending}
          aria-label={cellEditTexts.restore}
          title={cellEditTexts.restore}
          onClick={onRestore}
          icon={<Icon name="x" size={16} />}
        />
      </span>
      <span className="visually-hidden" role="status">
        {isPending ? formTexts.saving : ''}
      </span>
    </div>
  );
}
