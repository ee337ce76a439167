import { useEffect, useMemo } from 'react';
import { useFormContext } from 'react-hook-form';
import { isEmpty } from '../../config/values/isEmpty';
import type { Field } from '../../config/types';
import { isJsonEqual } from '../../lib/isJsonEqual';
import { useChosenRecord } from '../formContext/chosenRecord';
import { getFormBehaviour } from '../core/formBehaviours';
import { useSetInitialValue } from '../formContext/InitialValueContext';
import {
  readDefinitions,
  isDefinedItem,
  mergeDefinedItems,
  type ItemDefinition,
  type DefinedItem,
} from './definedItems';

interface DefinedItemsOptions {
  /** The field whose chosen record has the definition. */
  definitionField: string;
  /** Path of the definition list in the record. */
  definitionsPath: string;
  /** Member that names an entry. */
  key: string;
  /** True if only new records get items from the definition; a record being edited keeps the host's items. */
  onlyOnCreate?: boolean | undefined;
}

const withoutDefinition = ({ $def: _definition, ...item }: DefinedItem) => item;

const readDefinedItems = (value: unknown): DefinedItem[] =>
  Array.isArray(value) ? value.filter(isDefinedItem) : [];

/**
 * Keeps a field's value in sync with the chosen definition: one item per entry. Leaves the items unchanged while the choice
 * is loading or no longer available. New items do not count as a user change.
 */
export function useDefinedItems(
  field: Field,
  { definitionField, definitionsPath, key, onlyOnCreate = false }: DefinedItemsOptions,
  createItem: (definition: ItemDefinition) => Readonly<Record<string, unknown>>,
): void {
  const { id, record } = useChosenRecord(definitionField);
  const { getValues, setValue } = useFormContext();
  const setInitialValue = useSetInitialValue();
  const definitions = useMemo(
    () => readDefinitions(record, definitionsPath, key),
    [record, definitionsPath, key],
  );
  const isRecordUnknown = id !== undefined && record === undefined;
  useEffect(() => {
    if (isRecordUnknown) return;
    const currentItems = readDefinedItems(getValues(field.name));
    const keys = new Set(currentItems.flatMap(({ $came, $key }) => ($came === undefined ? [] : [$key])));
    const isEditing = onlyOnCreate && !isEmpty(getValues('id'));
    const applicableDefinitions = isEditing
      ? definitions.filter((definition) => keys.has(definition.key))
      : definitions;
    const nextItems = mergeDefinedItems(currentItems, applicableDefinitions, id, createItem);
    const originals = currentItems.flatMap(({ $came }) => ($came === undefined ? [] : [$came]));
    const loadedItems = readDefinedItems(getFormBehaviour(field).toForm?.(originals, field));
    // Update the definition of existing items in place: replacing the items would lose the focus inside them.
    if (!isJsonEqual(currentItems.map(withoutDefinition), nextItems.map(withoutDefinition)))
      setValue(field.name, nextItems);
    else
      for (const [index, { $def }] of nextItems.entries())
        if (!isJsonEqual(currentItems[index]?.$def, $def)) setValue(`${field.name}.${index}.$def`, $def);
    setInitialValue(field.name, mergeDefinedItems(loadedItems, applicableDefinitions, id, createItem));
  }, [
    isRecordUnknown,
    definitions,
    onlyOnCreate,
    id,
    field,
    createItem,
    getValues,
    setValue,
    setInitialValue,
  ]);
}
