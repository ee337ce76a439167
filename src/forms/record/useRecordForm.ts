import { useCallback, useContext, useMemo, useRef } from 'react';
import type { RaRecord } from 'ra-core';
import { useDataProvider } from '../../queries/console/useDataProvider';
import { recordScope, type Scope, type WriteMeta } from '../../../dataProvider';
import { useFetchLatestRecord } from '../../queries/record/useFetchLatestRecord';
import type { OutcomeRules, FormBody, Resource } from '../../config/types';
import { useIdLists } from '../../queries/console/consoleHooks';
import { relatedTitle } from '../../fields/titles/recordTitle';
import { useTranslateText } from '../../i18n/useTranslateText';
import { isPlainObject } from '../../lib/json';
import { useProfile } from '../../session/profile/useProfile';
import type { ListActions } from '../../mutations/list/ListActionsContext';
import { PageRecordTitleContext } from '../../mutations/PageRecordTitleContext';
import {
  verifyByProof,
  verifyCreated,
  type VerificationResult,
} from '../../mutations/unknownOutcome/verifyOutcome';
import {
  useDeclaredMutation,
  type BodyOverrides,
  type DeclaredMutation,
} from '../../mutations/useDeclaredMutation';

interface RecordFormOptions {
  resource: Resource;
  form: FormBody & { outcomeRules: OutcomeRules };
  /** undefined for a new record. */
  record: RaRecord | undefined;
  parent?: RaRecord | undefined;
  list?: ListActions | undefined;
  /**
   * Closes the form. Called after the host's success response and before the effects, with the sent values and the response.
   */
  onSaved: (savedScope: Scope) => void;
  /** True if no effects run, because another form waits for the record. */
  isInner?: boolean | undefined;
}

const NO_EFFECTS: OutcomeRules['effects'] = [];

/** Runs a create or edit form as a write. It is pessimistic: the form stays until the host confirms. */
export function useRecordForm(options: RecordFormOptions): Pick<
  DeclaredMutation,
  'mutate' | 'formAlert' | 'question'
> & {
  /** Fetches the edited record; resolves to undefined if the host does not return it. undefined for a new record. */
  fetchLatestRecord: (() => Promise<RaRecord | undefined>) | undefined;
} {
  const { resource, form, record, parent, list, onSaved, isInner = false } = options;
  const dataProvider = useDataProvider();
  const { profile } = useProfile();
  const ids = useIdLists();
  const scope = useMemo<Scope>(
    () => ({ ...recordScope(resource, record ?? {}), parent, $me: profile, $ids: ids }),
    [resource, record, parent, profile, ids],
  );
  const fetchRecord = useFetchLatestRecord(resource);
  /** Edited record as fetched just before the write: members outside the form are sent back with their current values. */
  const latestRecord = useRef<RaRecord>(undefined);
  const send = useCallback(
    async (
      sentScope: Scope,
      values: Readonly<Record<string, unknown>>,
      bodyOverrides: BodyOverrides | undefined,
    ) => {
      const meta: WriteMeta = {
        parent,
        bodyOverrides,
        omittedFields: sentScope.$absent as WriteMeta['omittedFields'],
      };
      const { data } = record
        ? await dataProvider.update(resource.name, {
            id: record.id,
            data: values,
            previousData: latestRecord.current ?? record,
            meta,
          })
        : await dataProvider.create(resource.name, { data: values, meta });
      const savedRecord = data as RaRecord;
      return { status: 200, result: { ...savedRecord, id: savedRecord.id || record?.id } };
    },
    [resource, record, parent, dataProvider],
  );
  const t = useTranslateText();
  const pageRecordTitle = useContext(PageRecordTitleContext);
  const getRecordNames = useCallback(
    ({ form: sentValues }: Scope) => [
      relatedTitle(resource, { ...record, ...(isPlainObject(sentValues) && sentValues) }, [], t),
      parent ? pageRecordTitle : '',
    ],
    [resource, record, parent, pageRecordTitle, t],
  );
  const fetchLatestRecord = useCallback(async () => {
    const currentRecord = record && (await fetchRecord(record));
    latestRecord.current = currentRecord ?? latestRecord.current;
    return currentRecord;
  }, [record, fetchRecord]);
  const { outcomes, effects, settleSeconds, proof } = form.outcomeRules;
  const verify = useCallback(
    async (scope: Scope): Promise<VerificationResult> => {
      const mutation = { dataProvider, resource, scope, list };
      return typeof proof === 'object'
        ? verifyByProof(mutation, proof)
        : verifyCreated(mutation, form.fields);
    },
    [proof, form.fields, dataProvider, resource, list],
  );
  // The form itself compares an edited record with the user's input.
  const isCompared = record !== undefined && typeof proof !== 'object';
  const { mutate, formAlert, question } = useDeclaredMutation({
    resource,
    scope,
    list,
    outcomes,
    effects: isInner ? NO_EFFECTS : effects,
    settleSeconds,
    fields: form.fields,
    send,
    getRecordNames,
    verify: isCompared || proof === 'none' ? undefined : verify,
    onDone: onSaved,
  });
  return { mutate, formAlert, question, fetchLatestRecord: record ? fetchLatestRecord : undefined };
}
