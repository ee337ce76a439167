import { useMemo } from 'react';
import type { Field, ListColumn } from '../../config/types';
import { useCanAccess } from '../../session/access/useCanAccess';
import { useListContext } from '../ListContext';

/** Returns the fields of a card that the user can see: the declared ones, else the visible columns without the first. */
export function useCardFields(
  names: readonly string[] | undefined,
  columns: readonly ListColumn[],
): readonly Field[] {
  const { resource } = useListContext();
  const canAccess = useCanAccess();
  return useMemo(
    () =>
      names === undefined
        ? columns.slice(1).flatMap(({ field, newTab }) => (newTab ? [] : [field]))
        : names.flatMap((name) => resource.fields[name] ?? []).filter(({ access }) => canAccess(access)),
    [names, columns, resource, canAccess],
  );
}
