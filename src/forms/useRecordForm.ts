import { useCallback, useMemo } from 'react';
import { useDataProvider, type RaRecord } from 'ra-core';
import { recordScope, type Scope } from '../../dataProvider';
import type { ThenInput } from '../config/schema/common';
import type { Form, Outcome, Resource } from '../config/types';
import { useProfile } from '../session/useProfile';
import type { ListScopeValue } from '../writes/ListScope';
import { useWrite, type Write } from '../writes/useWrite';
import { formTexts } from '../i18n/es/form';

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

const NOTHING: ThenInput = [];

/** A create or edit form as a write; nothing looks saved before the host said so. */
export function useRecordForm(options: RecordForm): Write['write'] {
  const { resource, form, record, parent, list, onSaved, isInner = false } = options;
  const dataProvider = useDataProvider();
  const { profile } = useProfile();
  const scope = useMemo<Scope>(
    () => ({ ...recordScope(resource, record ?? {}), parent, $me: profile }),
    [resource, record, parent, profile],
  );
  const send = useCallback(
    async (sent: Scope) => {
      const values = sent.form as Readonly<Record<string, unknown>>;
      const { data } = record
        ? await dataProvider.update(resource.name, { id: record.id, data: values, previousData: record })
        : await dataProvider.create(resource.name, { data: values });
      const saved = data as RaRecord;
      return { status: 200, result: { ...saved, id: saved.id || record?.id } };
    },
    [resource, record, dataProvider],
  );
  const isNew = record === undefined;
  const outcomes = useMemo(() => withDefaults(form.outcomes, isNew), [form.outcomes, isNew]);
  const then = useMemo(
    () => (isInner ? NOTHING : following(form, resource, isNew)),
    [isInner, form, resource, isNew],
  );
  return useWrite({ resource, scope, list, outcomes, then, fields: form.fields, send, onDone: onSaved })
    .write;
}

const withDefaults = (outcomes: readonly Outcome[], isNew: boolean): readonly Outcome[] =>
  outcomes.some(({ on }) => on === 'ok')
    ? outcomes
    : [...outcomes, { on: 'ok', success: isNew ? formTexts.created : formTexts.saved }];

function following(form: Form, resource: Resource, isNew: boolean): ThenInput {
  if (form.then.length > 0) return form.then;
  if (!isNew) return form.in === 'page' ? [{ goTo: `/admin/${resource.route}/{result.id}` }] : ['reload'];
  return resource.detail ? [{ goTo: `/admin/${resource.route}/{result.id}` }] : ['list'];
}
