import { useGetIdentity, useRecordContext } from 'ra-core';
import { useWatch } from 'react-hook-form';
import { useIdLists } from '../../queries/console/consoleHooks';
import { useItemPath, withItemScope } from './ItemPathContext';

/** Returns the scope of a form's conditions: the record, overridden by the form values, plus `$me`. */
export const useConditionScope = (): unknown => {
  const record = useRecordContext();
  const { identity } = useGetIdentity();
  const ids = useIdLists();
  const values: Record<string, unknown> = useWatch();
  return { ...record, ...withItemScope(values, useItemPath()), $me: identity, $ids: ids };
};
