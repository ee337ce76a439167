import { useEffect, useMemo } from 'react';
import { useFormContext } from 'react-hook-form';
import { isEmpty } from '../config/isEmpty';
import type { Field } from '../config/types';
import { jsonEqual } from '../lib/equal';
import { useChosenRecord } from './chosen';
import { formSideOf } from './formSides';
import { useStartWith } from './FormStartContext';
import { definitionsIn, isRow, rowsFor, type Definition, type Row } from './rows';

interface RowsOf {
  /** The field whose chosen record has the definition. */
  of: string;
  /** Path of the list in it. */
  read: string;
  /** Member of an entry that names it. */
  key: string;
  /** What is edited has the rows that the host sent, and no others. */
  ofNew?: boolean | undefined;
}

const bare = ({ $def: _definition, ...row }: Row) => row;

const rowsIn = (value: unknown): Row[] => (Array.isArray(value) ? value.filter(isRow) : []);

/**
 * Keeps the value of a field in step with the definition that was chosen: a row an entry. While a choice is not known, or
 * is no choice any more, what is there stays. New rows are no change of the user's.
 */
export function useRows(
  field: Field,
  { of, read, key, ofNew = false }: RowsOf,
  make: (definition: Definition) => Readonly<Record<string, unknown>>,
): void {
  const { id, record } = useChosenRecord(of);
  const { getValues, setValue } = useFormContext();
  const startWith = useStartWith();
  const definitions = useMemo(() => definitionsIn(record, read, key), [record, read, key]);
  const isUnknown = id !== undefined && record === undefined;
  useEffect(() => {
    if (isUnknown) return;
    const now = rowsIn(getValues(field.name));
    const keys = new Set(now.flatMap(({ $came, $key }) => ($came === undefined ? [] : [$key])));
    const isEdited = ofNew && !isEmpty(getValues('id'));
    const rows = isEdited ? definitions.filter((one) => keys.has(one.key)) : definitions;
    const next = rowsFor(now, rows, id, make);
    const came = now.flatMap(({ $came }) => ($came === undefined ? [] : [$came]));
    const loaded = rowsIn(formSideOf(field).toForm?.(came, field));
    // What a definition says of rows that stay is put in its place: rows that are written anew lose the focus in them.
    if (!jsonEqual(now.map(bare), next.map(bare))) setValue(field.name, next);
    else
      for (const [at, { $def }] of next.entries())
        if (!jsonEqual(now[at]?.$def, $def)) setValue(`${field.name}.${at}.$def`, $def);
    startWith(field.name, rowsFor(loaded, rows, id, make));
  }, [isUnknown, definitions, ofNew, id, field, make, getValues, setValue, startWith]);
}
