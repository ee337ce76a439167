import { useMemo, useRef } from 'react';
import { useWatch } from 'react-hook-form';
import { capitalise } from '../../lib/capitalise';
import { humanise } from '../../config/normalise/field';
import { readPath } from '../../config/values/readPath';
import type { Field } from '../../config/types';
import { interpolateText } from '../../i18n/interpolateText';
import { useTranslateText } from '../../i18n/useTranslateText';
import { useCanAccess } from '../../session/access/useCanAccess';
import { Button } from '../../ui/button/Button';
import { Icon } from '../../ui/icon/Icon';
import { FieldInput } from '../core/FieldInput';
import { ItemPathProvider } from '../formContext/ItemPathContext';
import { optionsOf } from '../core/optionsOf';
import { inputTexts } from '../inputs/texts';
import { itemFields } from './itemFields';
import type { ResolvedListOptions } from './schema';

interface ItemInputsProps {
  field: Field;
  /** Index of the item, from 0. */
  index: number;
  disabled: boolean;
  /** Removes the item; undefined if it cannot be removed. */
  onRemove: (() => void) | undefined;
}

/** One item of a list: its name and its inputs. */
export function ItemInputs({ field, index, disabled, onRemove }: ItemInputsProps) {
  const t = useTranslateText();
  const canAccess = useCanAccess();
  const groupRef = useRef<HTMLFieldSetElement>(null);
  const path = `${field.name}.${index}`;
  // Stable objects between renders: inputs treat another field object as another choice.
  const itemInputFields = useMemo(
    () =>
      itemFields(field)
        .filter(({ access }) => canAccess(access))
        .map((itemField) => toItemInputField(itemField, path, disabled)),
    [field, canAccess, path, disabled],
  );
  const key: unknown = useWatch({ name: `${path}.$key` });
  const textArgs = { entry: t(optionsOf<ResolvedListOptions>(field).entry), number: index + 1 };
  const removeItem = (): void => {
    focusSibling(groupRef.current);
    onRemove?.();
  };
  return (
    <fieldset ref={groupRef} className="field-item">
      <legend>
        {typeof key === 'string'
          ? itemLabel(key, field, t)
          : capitalise(interpolateText(inputTexts.item, textArgs))}
      </legend>
      {onRemove && (
        <Button
          small
          variant="quiet"
          aria-label={interpolateText(inputTexts.removeItem, textArgs)}
          icon={<Icon name="x" size={16} />}
          onClick={removeItem}
        />
      )}
      <ItemPathProvider value={path}>
        {itemInputFields.map((itemField) => (
          <FieldInput key={itemField.name} field={itemField} />
        ))}
      </ItemPathProvider>
    </fieldset>
  );
}

/** Returns the field as a form input, under the path of its item. */
const toItemInputField = (field: Field, path: string, isLocked: boolean): Field => ({
  ...field,
  name: `${path}.${field.name}`,
  readOnly: field.readOnly || isLocked,
});

/** Returns the label of an item of a definition. */
const itemLabel = (key: string, field: Field, t: (text: string) => string): string => {
  const label = readPath(optionsOf<ResolvedListOptions>(field).rows?.labels, key);
  return typeof label === 'string' ? t(label) : humanise(key);
};

/** Moves the focus from an item being removed to the previous item, else to what follows. */
function focusSibling(item: HTMLElement | null): void {
  const sibling = item?.previousElementSibling?.matches('fieldset')
    ? item.previousElementSibling
    : item?.nextElementSibling;
  const target = sibling?.matches('button') ? sibling : sibling?.querySelector('button, input');
  if (target instanceof HTMLElement) target.focus();
}
