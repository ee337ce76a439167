import { useContext, useRef } from 'react';
import { useQueryClient } from '@tanstack/react-query';
import type { RaRecord } from 'ra-core';
import { useDataProvider } from '../../queries/console/useDataProvider';
import { isPendingResult } from '../../../dataProvider/pendingResult';
import { recordScope, type Scope } from '../../../dataProvider';
import { useFetchLatestRecord } from '../../queries/record/useFetchLatestRecord';
import type { OutcomeRules, FormBody, Resource } from '../../config/types';
import { useIdLists } from '../../queries/console/consoleHooks';
import { relatedTitle } from '../../fields/titles/recordTitle';
import { useTranslateText } from '../../i18n/useTranslateText';
import { isPlainObject } from '../../lib/json';
import { useProfile } from '../../session/profile/useProfile';
import type { DeclaredMutation } from '../../mutations/submit/declaredMutation';
import type { ListActions } from '../../mutations/list/ListActionsContext';
import { PageRecordTitleContext } from '../../mutations/PageRecordTitleContext';
import { updateRecord } from './updateRecord';
import { verifyByProof, verifyCreated } from '../../mutations/unknownOutcome/verifyOutcome';

interface RecordMutationOptions {
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

/** Describes the write of a create or edit form. It is pessimistic: the form stays until the host confirms. */
export function useRecordMutation(options: RecordMutationOptions): DeclaredMutation {
  const { resource, form, record, parent, list, onSaved, isInner = false } = options;
  const dataProvider = useDataProvider();
  const queryClient = useQueryClient();
  const { profile } = useProfile();
  const ids = useIdLists();
  const t = useTranslateText();
  const pageRecordTitle = useContext(PageRecordTitleContext);
  const fetchRecord = useFetchLatestRecord(resource);
  /** Edited record as fetched just before the write: members outside the form are sent back with their current values. */
  const latestRecord = useRef<RaRecord>(undefined);
  const fetchLatestRecord = async (): Promise<RaRecord | undefined> => {
    const currentRecord = record && (await fetchRecord(record));
    latestRecord.current = currentRecord ?? latestRecord.current;
    return currentRecord;
  };
  const { outcomes, effects, settleSeconds, proof } = form.outcomeRules;
  // The form itself compares an edited record with the user's input.
  const isCompared = record !== undefined && typeof proof !== 'object';
  return {
    resource,
    scope: { ...recordScope(resource, record ?? {}), parent, $me: profile, $ids: ids },
    list,
    outcomes,
    effects: isInner ? NO_EFFECTS : effects,
    settleSeconds,
    fields: form.fields,
    fetchLatestRecord: record ? fetchLatestRecord : undefined,
    send: async (_, values, requestOptions) => {
      if (record)
        return updateRecord(
          { dataProvider, queryClient },
          {
            resource,
            id: record.id,
            record: latestRecord.current ?? record,
            values,
            parent,
            options: requestOptions,
          },
        );
      const meta = { parent, ...requestOptions };
      const writeResult = await dataProvider.create<RaRecord>(resource.name, { data: values, meta });
      return {
        status: 200,
        isPending: isPendingResult(writeResult),
        result: { ...writeResult.data, id: writeResult.data.id || undefined },
      };
    },
    getRecordNames: ({ form: sentValues }) => [
      relatedTitle(resource, { ...record, ...(isPlainObject(sentValues) && sentValues) }, [], t),
      parent ? pageRecordTitle : '',
    ],
    verify:
      isCompared || proof === 'none'
        ? undefined
        : async (scope) => {
            const mutation = { dataProvider, resource, scope, list };
            return typeof proof === 'object'
              ? verifyByProof(mutation, proof)
              : verifyCreated(mutation, form.fields);
          },
    onDone: onSaved,
  };
}
