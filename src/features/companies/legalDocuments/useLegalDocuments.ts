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
import type { DeclaredMutation, Values } from '../../../mutations/submit/declaredMutation';
import { useLock } from '../../../ui/hooks/useLock';
import { DELETE_BODY, parseLegalRecord, type LegalBody, type LegalRecord } from './legalRecord';
import { legalDocumentsTexts } from './texts';

/** ms between a change of legal documents and the redirect to the login. */
const LOGIN_DELAY_MS = 1000;

/** Seconds: longer than the page stays, since it redirects to the login. */
const MESSAGE_SECONDS = 60;

/** Messages; a failure is only logged and marked in place. */
const createOutcomes = () =>
  [
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
const endSessionWithDelay = (): void => endSession(LOGIN_DELAY_MS);

/** Values of a change. A type alias, since an interface is not assignable to a record. */
export type LegalChange = {
  action: LegalAction;
  /** null deletes the documents. */
  body: LegalBody | null;
};

/** Every submit of the documents has the values of a change. */
const toLegalChange = (form: Values): LegalChange => form as LegalChange;

/** Kind of change. */
export type LegalAction = keyof typeof legalDocumentsTexts.tried;

export type FailedChange = LegalChange & {
  /** True if the host returned success without a record: nothing was stored. */
  isEmptyAnswer: boolean;
};

interface LegalDocumentsState extends Pick<QueryState<LegalRecord>, 'isPending' | 'error' | 'refetch'> {
  /** undefined: there is none, or it is still loading. */
  record: LegalRecord | undefined;
  /** True if the current user can change them. */
  canChange: boolean;
  /** Last change if it failed; undefined after a success. */
  failure: FailedChange | undefined;
  /** Dismisses the failure. */
  dismissFailure: () => void;
  /** Write of a change; the message log reports a failure by its `action`. One change is sent at a time. */
  mutation: DeclaredMutation;
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
  const lock = useLock();
  const mutation: DeclaredMutation = {
    resource,
    scope: NO_SCOPE,
    list: undefined,
    outcomes: createOutcomes(),
    effects: NO_EFFECTS,
    label: (form) => legalDocumentsTexts.tried[toLegalChange(form).action],
    hasNoAlertArea: true,
    lock,
    send: async (_, form) => {
      const { body } = toLegalChange(form);
      const path = { id };
      isEmptyAnswer.current = false;
      setFailure(undefined);
      const { data: response } = body
        ? await dataProvider.callOperation(saveLegalDocuments, { path, body: { data: body } })
        : await dataProvider.callOperation(deleteLegalDocuments, { path, body: { data: DELETE_BODY } });
      // A save whose response has no record was not stored.
      isEmptyAnswer.current = body !== null && !parseLegalRecord(unwrapData(response.body));
      if (isEmptyAnswer.current)
        throw new ApiError(UNKNOWN_ERROR, { message: legalDocumentsTexts.no_documents });
      return { status: response.status, result: toResponseScope(response.body) };
    },
    onDone: endSessionWithDelay,
    onRefused: (form) => {
      setFailure({ ...toLegalChange(form), isEmptyAnswer: isEmptyAnswer.current });
      void queryClient.invalidateQueries({
        queryKey: createApiQueryKey(listLegalDocuments, { path: { id } }),
      });
    },
  };
  // Data loaded earlier stays, with the attached files.
  const readError = data === undefined ? error : null;
  const canChange = canSend(saveLegalDocuments) && canSend(deleteLegalDocuments);
  return {
    record: data ?? undefined,
    isPending,
    error: readError,
    refetch,
    canChange,
    failure,
    dismissFailure,
    mutation,
  };
}
