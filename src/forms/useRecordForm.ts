import { useCallback } from 'react';
import { flushSync } from 'react-dom';
import { useDataProvider, type RaRecord } from 'ra-core';
import { ApiError, OTHER, recordScope, type Scope } from '../../dataProvider';
import { isLostAnswer } from '../writes/lostAnswer';
import { useSay } from '../writes/useSay';
import { useThen } from '../writes/useThen';
import type { ListScopeValue } from '../writes/ListScope';
import type { Form, Outcome, Resource } from '../config/types';
import type { ThenInput } from '../config/schema/common';
import { fieldMessages } from './fieldMessages';
import type { SubmitResult } from './useFormSubmit';

interface RecordForm {
  resource: Resource;
  form: Form;
  /** undefined: a new one is created. */
  record: RaRecord | undefined;
  parent?: RaRecord | undefined;
  list?: ListScopeValue | undefined;
  /** Closes the form; called once the host said yes, before what follows, with what was sent and answered. */
  onSaved: (done: Scope) => void;
  /** Nothing follows: another form waits for the record. */
  isInner?: boolean | undefined;
}

/**
 * Sends a create or edit form and says how it ended; nothing looks saved before the host said so. Rejects with the
 * `ApiError` when the answer was lost, which the form itself says.
 */
export function useRecordForm({
  resource,
  form,
  record,
  parent,
  list,
  onSaved,
  isInner = false,
}: RecordForm): (values: Record<string, unknown>) => Promise<SubmitResult> {
  const dataProvider = useDataProvider();
  const say = useSay();
  const follow = useThen();
  return useCallback(
    async (values) => {
      const scope: Scope = { ...recordScope(resource, record ?? {}, values), parent, form: values };
      const outcomes = withDefaults(form.outcomes, record === undefined);
      try {
        const { data } = record
          ? await dataProvider.update(resource.name, { id: record.id, data: values, previousData: record })
          : await dataProvider.create(resource.name, { data: values });
        const done: Scope = { ...scope, result: data, id: (data as RaRecord).id || record?.id };
        say({ answer: { status: 200 }, outcomes, scope: done });
        // The form is gone before the page is left: what it holds is no longer unsaved.
        flushSync(() => onSaved(done));
        const then = isInner ? [] : following(form, resource, record === undefined);
        await follow({ then, resource, scope: done, list });
        return null;
      } catch (error) {
        if (isLostAnswer(error, outcomes, scope)) throw error;
        const failure = error instanceof ApiError ? error : new ApiError(OTHER);
        if (!(error instanceof ApiError)) console.error(error);
        return {
          ...fieldMessages(failure, form.fields),
          ...say({ answer: failure, outcomes, scope }),
        };
      }
    },
    [resource, form, record, parent, list, dataProvider, say, follow, onSaved, isInner],
  );
}

const withDefaults = (outcomes: readonly Outcome[], isNew: boolean): readonly Outcome[] =>
  outcomes.some(({ on }) => on === 'ok')
    ? outcomes
    : [...outcomes, { on: 'ok', success: isNew ? 'form.created' : 'form.saved' }];

function following(form: Form, resource: Resource, isNew: boolean): ThenInput {
  if (form.then.length > 0) return form.then;
  if (!isNew) return form.in === 'page' ? [{ goTo: `/admin/${resource.route}/{id}` }] : ['reload'];
  return resource.hasDetail ? [{ goTo: `/admin/${resource.route}/{result.id}` }] : ['list'];
}
