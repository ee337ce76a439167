import { useId, useMemo } from 'react';
import { useFieldArray, useFormState, get } from 'react-hook-form';
import { ValidationError } from 'ra-core';
import { fillText } from '../../i18n/fillText';
import { useText } from '../../i18n/useText';
import { Button } from '../../ui/Button';
import { Icon } from '../../ui/Icon';
import { optionsOf } from '../optionsOf';
import { fieldTexts } from '../texts';
import type { InputProps } from '../types';
import { ItemInputs } from './ItemInputs';
import { newItem } from './items';
import type { ListFilled } from './schema';
import './list.css';

/** The items one below the other, each a group of its fields; they are added at the end and taken out one by one. */
const ListInput = ({ field, disabled, why, required, validate }: InputProps) => {
  const t = useText();
  const { max = Infinity, entry } = optionsOf<ListFilled>(field);
  const rules = useMemo(() => ({ validate }), [validate]);
  const { fields: items, append, remove } = useFieldArray({ name: field.name, keyName: '$key', rules });
  const problem = useProblem(field.name);
  const id = useId();
  const help = why ?? field.help;
  return (
    <fieldset className="field-list" aria-describedby={id} data-invalid={problem !== undefined}>
      <legend className="field-label">
        {t(field.label)}
        {required && <span aria-hidden="true"> *</span>}
      </legend>
      {items.map(({ $key }, at) => (
        <ItemInputs
          key={$key}
          field={field}
          at={at}
          disabled={disabled}
          onRemove={disabled ? undefined : () => remove(at)}
        />
      ))}
      {!disabled && items.length < max && (
        <Button small icon={<Icon name="plus" size={16} />} onClick={() => append(newItem(field))}>
          {fillText(fieldTexts.addItem, { entry: t(entry) })}
        </Button>
      )}
      <span id={id} className="field-help" data-invalid={problem !== undefined} role="status">
        {problem === undefined ? help !== null && t(help) : <ValidationError error={problem} />}
      </span>
    </fieldset>
  );
};

/** What is wrong with the list as a whole. */
const useProblem = (name: string): string | undefined => {
  const { errors } = useFormState();
  const error: unknown = get(errors, `${name}.root.message`) ?? get(errors, `${name}.message`);
  return typeof error === 'string' ? error : undefined;
};

export default ListInput;
