import { useCallback, useRef, useState } from 'react';
import { useDataProvider } from '../../../queries/console/useDataProvider';
import { useQueryClient } from '@tanstack/react-query';
import { ApiError, UNKNOWN_ERROR, extractRows, unwrapData, type Scope } from '../../../../dataProvider';
import {
  deleteLegalDocuments,
  listLegalDocuments,
  saveLegalDocuments,
} from '../../../../dataProvider/contract/endpoints';
import { normaliseOutcome } from '../../../config/normalise/outcome';
import type { OutcomeRules, Resource } from '../../../config/types';
import { createApiQueryKey, useApiQuery, type QueryState } from '../../../queries/api/useApiQuery';
import { endSession } from '../../../session/sessionEnd';
import { useCanCallOperation } from '../../../session/access/useCanCallOperation';
import { toResponseScope } from '../../../mutations/outcome/responseScope';
import { useDeclaredMutation, type SubmitResult } from '../../../mutations/useDeclaredMutation';
import { DELETE_BODY, parseLegalRecord, type LegalBody, type LegalRecord } from './legalRecord';
import { legalDocumentsTexts } from './texts';

/** ms between a change of legal documents and the redirect to the login. */
const LOGIN_DELAY_MS = 1000;

/** Seconds: longer than the page stays, since it redirects to the login. */
const MESSAGE_SECONDS = 60;

/** Messages; a failure is only logged and marked in place. */
const outcomes = [
  {
    on: 'success' as const,
    when: { field: 'form.body', empty: true },
    success: legalDocumentsTexts.deleted,
    durationSeconds: MESSAGE_SECONDS,
  },
  { on: 'success' as const, success: legalDocumentsTexts.saved, durationSeconds: MESSAGE_SECONDS },
  { on: 'error' as const, logOnly: true as const },
].map(normaliseOutcome);

const NO_SCOPE: Scope = {};
const NO_EFFECTS: OutcomeRules['effects'] = [];
const getAttemptLabel = ({ action }: LegalChange): string => legalDocumentsTexts.tried[action];
const endSessionWithDelay = (): void => endSession(LOGIN_DELAY_MS);

/** Request of a change. A type alias, since an interface is not assignable to a record. */
type LegalChange = { action: LegalAction; body: LegalBody | null };

/** Kind of change. */
export type LegalAction = keyof typeof legalDocumentsTexts.tried;

export interface FailedChange {
  /** As for `send`. */
  action: LegalAction;
  /** As for `send`. */
  body: LegalBody | null;
  /** True if the host returned success without a record: nothing was stored. */
  isEmptyAnswer: boolean;
}

interface LegalDocumentsState extends Pick<QueryState<LegalRecord>, 'isPending' | 'error' | 'refetch'> {
  /** undefined: there is none, or it is still loading. */
  record: LegalRecord | undefined;
  busy: boolean;
  /** True if the current user can change them. */
  canChange: boolean;
  /** Last change if it failed; undefined after a success. */
  failure: FailedChange | undefined;
  /** Dismisses the failure. */
  dismissFailure: () => void;
  /** Saves, or deletes with null; the message log reports a failure by `action`. */
  send: (action: LegalAction, body: LegalBody | null) => Promise<SubmitResult>;
}

/** Queries and mutations of a company's legal documents. A change ends the session, since all users have to accept again. */
export function useLegalDocuments(resource: Resource, id: string): LegalDocumentsState {
  const dataProvider = useDataProvider();
  const queryClient = useQueryClient();
  const canSend = useCanCallOperation();
  const [failure, setFailure] = useState<FailedChange>();
  const isEmptyAnswer = useRef(false);
  const dismissFailure = useCallback(() => setFailure(undefined), []);
  const { data, isPending, error, refetch } = useApiQuery(
    listLegalDocuments,
    { path: { id } },
    // Query data must not be undefined.
    { parse: (body) => parseLegalRecord(extractRows(body)) ?? null },
  );
  const save = useCallback(
    async (_: Scope, { body }: LegalChange) => {
      const path = { id };
      const { data: response } = body
        ? await dataProvider.callOperation(saveLegalDocuments, { path, body: { data: body } })
        : await dataProvider.callOperation(deleteLegalDocuments, { path, body: { data: DELETE_BODY } });
      // A save whose response has no record was not stored.
      isEmptyAnswer.current = body !== null && !parseLegalRecord(unwrapData(response.body));
      if (isEmptyAnswer.current)
        throw new ApiError(UNKNOWN_ERROR, { message: 'La respuesta no contiene los documentos.' });
      return { status: response.status, result: toResponseScope(response.body) };
    },
    [dataProvider, id],
  );
  const { busy, mutate } = useDeclaredMutation({
    resource,
    scope: NO_SCOPE,
    list: undefined,
    outcomes,
    effects: NO_EFFECTS,
    label: getAttemptLabel,
    send: save,
    onDone: endSessionWithDelay,
  });
  const send = useCallback<LegalDocumentsState['send']>(
    async (action, body) => {
      isEmptyAnswer.current = false;
      setFailure(undefined);
      const result = await mutate({ action, body });
      if (result.kind === 'open') setFailure({ action, body, isEmptyAnswer: isEmptyAnswer.current });
      if (result.kind === 'open')
        void queryClient.invalidateQueries({
          queryKey: createApiQueryKey(listLegalDocuments, { path: { id } }),
        });
      return result;
    },
    [mutate, queryClient, id],
  );
  // Data loaded earlier stays, with the attached files.
  const readError = data === undefined ? error : null;
  const canChange = canSend(saveLegalDocuments) && canSend(deleteLegalDocuments);
  return {
    record: data ?? undefined,
    isPending,
    error: readError,
    refetch,
    busy,
    canChange,
    failure,
    dismissFailure,
    send,
  };
}
