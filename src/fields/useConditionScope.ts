import { useGetIdentity, useRecordContext } from 'ra-core';
import { useWatch } from 'react-hook-form';
import { useAllIds } from '../console/hooks';
import { useItemPath, withItem } from './ItemPath';

/** What conditions of a form see: the record, over it what the form holds, and `$me`. */
export const useConditionScope = (): unknown => {
  const record = useRecordContext();
  const { identity } = useGetIdentity();
  const ids = useAllIds();
  const values: Record<string, unknown> = useWatch();
  return { ...record, ...withItem(values, useItemPath()), $me: identity, $ids: ids };
};
