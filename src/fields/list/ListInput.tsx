import { useEffect, useMemo } from 'react';
import { get, useFieldArray, useFormContext, useFormState, useWatch } from 'react-hook-form';
import { fillText } from '../../i18n/fillText';
import { useText } from '../../i18n/useText';
import { Button } from '../../ui/Button';
import { Icon } from '../../ui/Icon';
import { InputGroup } from '../InputGroup';
import { optionsOf } from '../optionsOf';
import { inputTexts } from '../inputTexts';
import type { InputProps } from '../types';
import { useRows } from '../useRows';
import { ItemInputs } from './ItemInputs';
import { newItem } from './items';
import type { ListFilled } from './schema';

/** The items one below the other, each a group of its fields: added and taken out, or those of a definition. */
const ListInput = (props: InputProps) => {
  const { rows } = optionsOf<ListFilled>(props.field);
  return rows ? <DefinedItems {...props} rows={rows} /> : <Items {...props} isFree={!props.disabled} />;
};

const DefinedItems = ({ rows, ...props }: InputProps & { rows: NonNullable<ListFilled['rows']> }) => {
  const { field } = props;
  const make = useMemo(() => () => newItem(field), [field]);
  useRows(field, rows, make);
  return <Items {...props} isFree={false} />;
};

const Items = ({ isFree, ...props }: InputProps & { isFree: boolean }) => {
  const { field, disabled, validate } = props;
  const t = useText();
  const { max = Infinity, entry } = optionsOf<ListFilled>(field);
  const rules = useMemo(() => ({ validate }), [validate]);
  const { fields: items, append, remove } = useFieldArray({ name: field.name, keyName: '$at', rules });
  useLookAgain(field.name);
  return (
    <InputGroup {...props}>
      {items.map(({ $at }, at) => (
        <ItemInputs
          key={$at}
          field={field}
          at={at}
          disabled={disabled}
          onRemove={isFree ? () => remove(at) : undefined}
        />
      ))}
      {isFree && items.length < max && (
        <Button small icon={<Icon name="plus" size={16} />} onClick={() => append(newItem(field))}>
          {fillText(inputTexts.addItem, { entry: t(entry) })}
        </Button>
      )}
    </InputGroup>
  );
};

/** What is wrong with the items together is looked at again as they change: form hooks look at the changed input alone. */
function useLookAgain(name: string): void {
  const items: unknown = useWatch({ name });
  const { trigger } = useFormContext();
  const { errors } = useFormState({ name, exact: true });
  const isWrong = get(errors, `${name}.root`) !== undefined;
  useEffect(() => {
    if (isWrong) void trigger(name);
    // oxlint-disable-next-line react/exhaustive-deps -- by what the items hold, not by the error that this makes
  }, [items, name, trigger]);
}

export default ListInput;
