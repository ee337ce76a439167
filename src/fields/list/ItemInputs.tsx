import { useMemo, useRef } from 'react';
import { useWatch } from 'react-hook-form';
import { humanise } from '../../config/normalise/field';
import { readPath } from '../../config/readPath';
import type { Field } from '../../config/types';
import { fillText } from '../../i18n/fillText';
import { useText } from '../../i18n/useText';
import { useMay } from '../../session/useMay';
import { Button } from '../../ui/Button';
import { Icon } from '../../ui/Icon';
import { FieldInput } from '../FieldInput';
import { ItemPathProvider } from '../ItemPath';
import { optionsOf } from '../optionsOf';
import { inputTexts } from '../inputTexts';
import { itemFields } from './itemFields';
import type { ListFilled } from './schema';

interface ItemInputsProps {
  field: Field;
  /** Its place among the items, from 0. */
  at: number;
  disabled: boolean;
  /** Takes it out; undefined where that cannot be. */
  onRemove: (() => void) | undefined;
}

/** One item of a list: its inputs under what it is called. */
export function ItemInputs({ field, at, disabled, onRemove }: ItemInputsProps) {
  const t = useText();
  const may = useMay();
  const group = useRef<HTMLFieldSetElement>(null);
  const path = `${field.name}.${at}`;
  // The same ones between renders: inputs take another field for another choice.
  const inputs = useMemo(
    () =>
      itemFields(field)
        .filter(({ access }) => may(access))
        .map((own) => inItem(own, path, disabled)),
    [field, may, path, disabled],
  );
  const key: unknown = useWatch({ name: `${path}.$key` });
  const words = { entry: t(optionsOf<ListFilled>(field).entry), number: at + 1 };
  const remove = (): void => {
    focusBeside(group.current);
    onRemove?.();
  };
  return (
    <fieldset ref={group} className="field-item">
      <legend>
        {typeof key === 'string' ? labelOf(key, field, t) : capital(fillText(inputTexts.item, words))}
      </legend>
      {onRemove && (
        <Button
          small
          variant="quiet"
          aria-label={fillText(inputTexts.removeItem, words)}
          icon={<Icon name="x" size={16} />}
          onClick={remove}
        />
      )}
      <ItemPathProvider value={path}>
        {inputs.map((own) => (
          <FieldInput key={own.name} field={own} />
        ))}
      </ItemPathProvider>
    </fieldset>
  );
}

/** The field as an input of the form: under the path of its item. */
const inItem = (field: Field, path: string, isLocked: boolean): Field => ({
  ...field,
  name: `${path}.${field.name}`,
  readOnly: field.readOnly || isLocked,
});

/** What the item of a definition is called. */
const labelOf = (key: string, field: Field, t: (text: string) => string): string => {
  const label = readPath(optionsOf<ListFilled>(field).rows?.labels, key);
  return typeof label === 'string' ? t(label) : humanise(key);
};

const capital = (text: string): string => text.charAt(0).toUpperCase() + text.slice(1);

/** The focus goes to what stands beside an item that goes: the item before it, else what follows. */
function focusBeside(item: HTMLElement | null): void {
  const beside = item?.previousElementSibling?.matches('fieldset')
    ? item.previousElementSibling
    : item?.nextElementSibling;
  const target = beside?.matches('button') ? beside : beside?.querySelector('button, input');
  if (target instanceof HTMLElement) target.focus();
}
