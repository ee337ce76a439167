import { useEffect, useMemo } from 'react';
import { useFormContext } from 'react-hook-form';
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
}

const bare = ({ $def: _definition, ...row }: Row) => row;

const rowsIn = (value: unknown): Row[] => (Array.isArray(value) ? value.filter(isRow) : []);

/**
 * Keeps the value of a field in step with the definition that was chosen: a row an entry. While a choice is not known, or
 * is no choice any more, what is there stays. New rows are no change of the user's.
 */
export function useRows(
  field: Field,
  { of, read, key }: RowsOf,
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
    const next = rowsFor(now, definitions, id, make);
    const came = now.flatMap(({ $came }) => ($came === undefined ? [] : [$came]));
    const loaded = rowsIn(formSideOf(field).toForm?.(came, field));
    // What a definition says of rows that stay is put in its place: rows that are written anew lose the focus in them.
    if (!jsonEqual(now.map(bare), next.map(bare))) setValue(field.name, next);
    else
      for (const [at, { $def }] of next.entries())
        if (!jsonEqual(now[at]?.$def, $def)) setValue(`${field.name}.${at}.$def`, $def);
    startWith(field.name, rowsFor(loaded, definitions, id, make));
  }, [isUnknown, definitions, id, field, make, getValues, setValue, startWith]);
}
