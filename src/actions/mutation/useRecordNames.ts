import { useCallback } from 'react';
import { useQueryClient } from '@tanstack/react-query';
import type { Scope } from '../../../dataProvider';
import type { SendBehaviour } from '../../config/types';
import { relatedTitle } from '../../fields/titles/recordTitle';
import { fieldTypes } from '../../fields/core/registry';
import { useCachedRecords } from '../../fields/titles/useCachedRecords';
import { useTranslateText } from '../../i18n/useTranslateText';
import { isPlainObject } from '../../lib/json';
import { findInGetManyCache } from '../../queries/record/getManyCache';
import type { ActionTarget } from '../actionTarget';

/**
 * Returns the names of the records that an action affects: those chosen in its form, its own record, and the record whose
 * page it is on. Records without a name or not loaded are left out; nothing is fetched.
 */
export function useRecordNames(
  { prompt }: SendBehaviour,
  target: ActionTarget,
): (scope: Scope) => readonly string[] {
  const t = useTranslateText();
  const queryClient = useQueryClient();
  const related = useCachedRecords();
  const { resource, record, selection, parent, pageRecordTitle } = target;
  return useCallback(
    ({ form }) => {
      const relatedReader = {
        ...related,
        find: (name: string, id: string | number) =>
          related.find(name, id) ?? findInGetManyCache(queryClient, name, id),
      };
      const fields = prompt?.kind === 'form' && isPlainObject(form) ? prompt.fields : [];
      const selectedNames = fields.map((field) => {
        const value = isPlainObject(form) ? form[field.name] : undefined;
        const toText = fieldTypes.get(field.type)?.toText;
        const text = String(toText?.(value, field, t, relatedReader) ?? '');
        // A display text that changes without the related records is not a name.
        return text === String(toText?.(value, field, t) ?? '') ? '' : text;
      });
      const subjectRecord = record ?? (selection?.length === 1 ? selection[0] : undefined);
      const subjectTitle = subjectRecord ? relatedTitle(resource, subjectRecord, [], t) : '';
      return [...selectedNames, subjectTitle, parent ? pageRecordTitle : ''];
    },
    [prompt, t, queryClient, related, resource, record, selection, parent, pageRecordTitle],
  );
}
