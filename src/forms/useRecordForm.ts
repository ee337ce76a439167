import { useCallback, useContext, useMemo, useRef } from 'react';
import type { RaRecord } from 'ra-core';
import { useDataProvider } from '../console/useDataProvider';
import { recordScope, type Scope, type WriteMeta } from '../../dataProvider';
import { useReadNow } from '../records/useReadNow';
import type { Endings, FormBody, Resource } from '../config/types';
import { useAllIds } from '../console/hooks';
import { relatedTitle } from '../fields/recordTitle';
import { useText } from '../i18n/useText';
import { isPlainObject } from '../lib/json';
import { useProfile } from '../session/useProfile';
import type { ListScopeValue } from '../writes/ListScope';
import { PageName } from '../writes/pageName';
import { proveByDeclared, proveMade, type Proved } from '../writes/prove';
import { useWrite, type Over, type Write } from '../writes/useWrite';

interface RecordForm {
  resource: Resource;
  form: FormBody & { end: Endings };
  /** undefined: a new one is created. */
  record: RaRecord | undefined;
  parent?: RaRecord | undefined;
  list?: ListScopeValue | undefined;
  /** Closes the form; called once the host said yes, before what follows, with what was sent and answered. */
  onSaved: (done: Scope) => void;
  /** Nothing follows: another form waits for the record. */
  isInner?: boolean | undefined;
}

const NOTHING: Endings['then'] = [];

/** A create or edit form as a write; nothing looks saved before the host said so. */
export function useRecordForm(options: RecordForm): Pick<Write, 'write' | 'stayed' | 'question'> & {
  /** Reads the edited record as it is now, undefined where the host gives no such record; undefined for something new. */
  readNow: (() => Promise<RaRecord | undefined>) | undefined;
} {
  const { resource, form, record, parent, list, onSaved, isInner = false } = options;
  const dataProvider = useDataProvider();
  const { profile } = useProfile();
  const ids = useAllIds();
  const scope = useMemo<Scope>(
    () => ({ ...recordScope(resource, record ?? {}), parent, $me: profile, $ids: ids }),
    [resource, record, parent, profile, ids],
  );
  const read = useReadNow(resource);
  /** The edited record as it was read right before it is written: what the form does not hold goes back as it is by now. */
  const latest = useRef<RaRecord>(undefined);
  const send = useCallback(
    async (sent: Scope, values: Readonly<Record<string, unknown>>, over: Over | undefined) => {
      const meta: WriteMeta = { parent, over, absent: sent.$absent as WriteMeta['absent'] };
      const { data } = record
        ? await dataProvider.update(resource.name, {
            id: record.id,
            data: values,
            previousData: latest.current ?? record,
            meta,
          })
        : await dataProvider.create(resource.name, { data: values, meta });
      const saved = data as RaRecord;
      return { status: 200, result: { ...saved, id: saved.id || record?.id } };
    },
    [resource, record, parent, dataProvider],
  );
  const t = useText();
  const page = useContext(PageName);
  const names = useCallback(
    ({ form: sent }: Scope) => [
      relatedTitle(resource, { ...record, ...(isPlainObject(sent) && sent) }, [], t),
      parent ? page : '',
    ],
    [resource, record, parent, page, t],
  );
  const readNow = useCallback(async () => {
    const now = record && (await read(record));
    latest.current = now ?? latest.current;
    return now;
  }, [record, read]);
  const { outcomes, then, wait, proof } = form.end;
  const prove = useCallback(
    async (scope: Scope): Promise<Proved> => {
      const lost = { dataProvider, resource, scope, list };
      return typeof proof === 'object' ? proveByDeclared(lost, proof) : proveMade(lost, form.fields);
    },
    [proof, form.fields, dataProvider, resource, list],
  );
  // An edited record is compared with what was typed, by the form itself.
  const isCompared = record !== undefined && typeof proof !== 'object';
  const { write, stayed, question } = useWrite({
    resource,
    scope,
    list,
    outcomes,
    then: isInner ? NOTHING : then,
    wait,
    fields: form.fields,
    send,
    names,
    prove: isCompared || proof === 'none' ? undefined : prove,
    onDone: onSaved,
  });
  return { write, stayed, question, readNow: record ? readNow : undefined };
}
