import { useEffect, useMemo } from 'react';
import { get, useFieldArray, useFormContext, useFormState, useWatch } from 'react-hook-form';
import { interpolateText } from '../../i18n/interpolateText';
import { useTranslateText } from '../../i18n/useTranslateText';
import { Button } from '../../ui/button/Button';
import { Icon } from '../../ui/icon/Icon';
import { InputGroup } from '../inputs/InputGroup';
import { optionsOf } from '../core/optionsOf';
import { inputTexts } from '../inputs/texts';
import type { InputProps } from '../core/types';
import { useDefinedItems } from '../definedItems/useDefinedItems';
import { ItemInputs } from './ItemInputs';
import { newItem } from './listItems';
import type { ResolvedListOptions } from './schema';

/** The items of a list, stacked, each a group of inputs. Items can be added and removed, or come from a definition. */
const ListInput = (props: InputProps) => {
  const { rows } = optionsOf<ResolvedListOptions>(props.field);
  return rows ? <DefinedItems {...props} rows={rows} /> : <Items {...props} isEditable={!props.disabled} />;
};

const DefinedItems = ({
  rows,
  ...props
}: InputProps & { rows: NonNullable<ResolvedListOptions['rows']> }) => {
  const { field } = props;
  const createItem = useMemo(() => () => newItem(field), [field]);
  useDefinedItems(field, rows, createItem);
  return <Items {...props} isEditable={false} />;
};

const Items = ({ isEditable, ...props }: InputProps & { isEditable: boolean }) => {
  const { field, disabled, validate } = props;
  const t = useTranslateText();
  const { max = Infinity, entry } = optionsOf<ResolvedListOptions>(field);
  const rules = useMemo(() => ({ validate }), [validate]);
  const { fields: items, append, remove } = useFieldArray({ name: field.name, keyName: '$at', rules });
  useRevalidateOnChange(field.name);
  return (
    <InputGroup {...props}>
      {items.map(({ $at }, index) => (
        <ItemInputs
          key={$at}
          field={field}
          index={index}
          disabled={disabled}
          onRemove={isEditable ? () => remove(index) : undefined}
        />
      ))}
      {isEditable && items.length < max && (
        <Button small icon={<Icon name="plus" size={16} />} onClick={() => append(newItem(field))}>
          {interpolateText(inputTexts.addItem, { entry: t(entry) })}
        </Button>
      )}
    </InputGroup>
  );
};

/** Revalidates the list when an item changes: react-hook-form validates only the changed input. */
function useRevalidateOnChange(name: string): void {
  const items: unknown = useWatch({ name });
  const { trigger } = useFormContext();
  const { errors } = useFormState({ name, exact: true });
  const hasRootError = get(errors, `${name}.root`) !== undefined;
  useEffect(() => {
    if (hasRootError) void trigger(name);
    // oxlint-disable-next-line react/exhaustive-deps -- by what the items hold, not by the error that this makes
  }, [items, name, trigger]);
}

export default ListInput;
