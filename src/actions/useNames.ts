import { useCallback } from 'react';
import { useQueryClient } from '@tanstack/react-query';
import type { Scope } from '../../dataProvider';
import type { Send } from '../config/types';
import { relatedTitle } from '../fields/recordTitle';
import { fieldTypes } from '../fields/registry';
import { useRelated } from '../fields/useRelated';
import { useText } from '../i18n/useText';
import { isPlainObject } from '../lib/json';
import { readChosen } from '../records/readChosen';
import type { ActionTarget } from '../writes/target';

/**
 * Whom and what an act was done to, by name: the records that were chosen in its form, its own record, the one whose page
 * it stands on. What has no name, or was not read, is left out; nothing is asked for.
 */
export function useNames({ ask }: Send, target: ActionTarget): (scope: Scope) => readonly string[] {
  const t = useText();
  const queries = useQueryClient();
  const related = useRelated();
  const { resource, record, selection, parent, above } = target;
  return useCallback(
    ({ form }) => {
      const read = {
        ...related,
        record: (name: string, id: string | number) =>
          related.record(name, id) ?? readChosen(queries, name, id),
      };
      const fields = ask?.kind === 'form' && isPlainObject(form) ? ask.fields : [];
      const chosen = fields.map((field) => {
        const value = isPlainObject(form) ? form[field.name] : undefined;
        const toText = fieldTypes.get(field.type)?.toText;
        const text = String(toText?.(value, field, t, read) ?? '');
        // What reads otherwise without other records is no name of one.
        return text === String(toText?.(value, field, t) ?? '') ? '' : text;
      });
      const one = record ?? (selection?.length === 1 ? selection[0] : undefined);
      const own = one ? relatedTitle(resource, one, [], t) : '';
      return [...chosen, own, parent ? above : ''];
    },
    [ask, t, queries, related, resource, record, selection, parent, above],
  );
}
