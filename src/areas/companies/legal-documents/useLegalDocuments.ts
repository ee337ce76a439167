import { useCallback, useRef, useState } from 'react';
import { useDataProvider } from '../../../console/useDataProvider';
import { useQueryClient } from '@tanstack/react-query';
import { ApiError, OTHER, rowsOf, unwrap, type Scope } from '../../../../dataProvider';
import {
  deleteLegalDocuments,
  listLegalDocuments,
  saveLegalDocuments,
} from '../../../../dataProvider/contract/endpoints';
import { normaliseOutcome } from '../../../config/normalise/ending';
import type { Endings, Resource } from '../../../config/types';
import { readKey, useRead, type Reading } from '../../../console/useRead';
import { endSession } from '../../../session/failures';
import { useMaySend } from '../../../session/useMaySend';
import { resultOf } from '../../../writes/result';
import { useWrite, type WriteEnd } from '../../../writes/useWrite';
import { EMPTY_BODY, legalRecordOf, type LegalBody, type LegalRecord } from './legalRecord';
import { texts } from './texts';

/** Milliseconds between a change of legal documents and the login (CLIENT-56). */
const LOGIN_DELAY = 1000;

/** Seconds: longer than the page, which goes for the login. */
const TO_THE_END = 60;

/** What is said; a failure is only logged, and marked in its place (CLIENT-64). */
const outcomes = [
  { on: 'ok' as const, when: { field: 'form.body', empty: true }, success: texts.deleted, for: TO_THE_END },
  { on: 'ok' as const, success: texts.saved, for: TO_THE_END },
  { on: 'error' as const, silent: true as const },
].map(normaliseOutcome);

const NO_SCOPE: Scope = {};
const NOTHING: Endings['then'] = [];
const triedOf = ({ act }: Change): string => texts.tried[act];
const renew = (): void => endSession(LOGIN_DELAY);

/** What is written. A type, since interfaces are no records. */
type Change = { act: LegalAct; body: LegalBody | null };

/** What a change does. */
export type LegalAct = keyof typeof texts.tried;

export interface FailedSend {
  /** As for `send`. */
  act: LegalAct;
  /** As for `send`. */
  body: LegalBody | null;
  /** The host said yes and nothing else: nothing was stored (CLIENT-53). */
  isNothing: boolean;
}

interface LegalDocuments extends Pick<Reading<LegalRecord>, 'isPending' | 'error' | 'retry'> {
  /** undefined: there is none, or it is not read yet. */
  record: LegalRecord | undefined;
  busy: boolean;
  /** Whoever is signed in may change them. */
  mayChange: boolean;
  /** What was sent last and not done; undefined where nothing failed since. */
  failed: FailedSend | undefined;
  /** Takes its mark away. */
  forget: () => void;
  /** Saves, or with null deletes; the log of messages tells by `act` what was not done. */
  send: (act: LegalAct, body: LegalBody | null) => Promise<WriteEnd>;
}

/** The legal documents of a company and their calls. A change ends the session, since everybody has to accept anew. */
export function useLegalDocuments(resource: Resource, id: string): LegalDocuments {
  const dataProvider = useDataProvider();
  const queryClient = useQueryClient();
  const maySend = useMaySend();
  const [failed, setFailed] = useState<FailedSend>();
  const isNothing = useRef(false);
  const forget = useCallback(() => setFailed(undefined), []);
  const { data, isPending, error, retry } = useRead(
    listLegalDocuments,
    { path: { id } },
    // A reading must not be undefined.
    { parse: (body) => legalRecordOf(rowsOf(body)) ?? null },
  );
  const save = useCallback(
    async (_: Scope, { body }: Change) => {
      const path = { id };
      const { data: answer } = body
        ? await dataProvider.ask(saveLegalDocuments, { path, body: { data: body } })
        : await dataProvider.ask(deleteLegalDocuments, { path, body: { data: EMPTY_BODY } });
      // An answer without a record is a save that was not done (CLIENT-53).
      isNothing.current = body !== null && !legalRecordOf(unwrap(answer.body));
      if (isNothing.current)
        throw new ApiError(OTHER, { message: 'La respuesta no contiene los documentos.' });
      return { status: answer.status, result: resultOf(answer.body) };
    },
    [dataProvider, id],
  );
  const { busy, write } = useWrite({
    resource,
    scope: NO_SCOPE,
    list: undefined,
    outcomes,
    then: NOTHING,
    label: triedOf,
    send: save,
    onDone: renew,
  });
  const send = useCallback<LegalDocuments['send']>(
    async (act, body) => {
      isNothing.current = false;
      setFailed(undefined);
      const ended = await write({ act, body });
      if (ended.kind === 'open') setFailed({ act, body, isNothing: isNothing.current });
      if (ended.kind === 'open')
        void queryClient.invalidateQueries({ queryKey: readKey(listLegalDocuments, { path: { id } }) });
      return ended;
    },
    [write, queryClient, id],
  );
  // What was read before stays, with what was attached over it.
  const unread = data === undefined ? error : null;
  const mayChange = maySend(saveLegalDocuments) && maySend(deleteLegalDocuments);
  return {
    record: data ?? undefined,
    isPending,
    error: unread,
    retry,
    busy,
    mayChange,
    failed,
    forget,
    send,
  };
}
