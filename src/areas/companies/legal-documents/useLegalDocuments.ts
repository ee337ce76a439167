import { useCallback } from 'react';
import { useDataProvider, useNotify } from 'ra-core';
import { useQueryClient } from '@tanstack/react-query';
import { unwrap, type ConsoleDataProvider } from '../../../../dataProvider';
import {
  deleteLegalDocuments,
  listLegalDocuments,
  saveLegalDocuments,
} from '../../../../dataProvider/contract/endpoints';
import { readKey, useRead, type Reading } from '../../../console/useRead';
import { endSession } from '../../../session/failures';
import { useLock } from '../../../ui/useLock';
import { EMPTY_BODY, legalRecordOf, type LegalBody, type LegalRecord } from './legalRecord';
import { texts } from './texts';

/** Milliseconds between a change of legal documents and the login (CLIENT-56). */
const LOGIN_DELAY = 1000;

interface LegalDocuments extends Pick<Reading<LegalRecord>, 'isPending' | 'error' | 'retry'> {
  /** undefined: there is none, or it is not read yet. */
  record: LegalRecord | undefined;
  busy: boolean;
  /** Saves, or with null deletes. Whether it was done: an answer without a record (CLIENT-53) and a failure (CLIENT-64, only logged) are not. */
  send: (body: LegalBody | null) => Promise<boolean>;
}

/** The legal documents of a company and their calls. A change ends the session, since everybody has to accept anew. */
export function useLegalDocuments(id: string): LegalDocuments {
  const dataProvider = useDataProvider<ConsoleDataProvider>();
  const queryClient = useQueryClient();
  const notify = useNotify();
  const { busy, run } = useLock();
  const { data, isPending, error, retry } = useRead(
    listLegalDocuments,
    { path: { id } },
    // A reading must not be undefined.
    { parse: (body) => legalRecordOf(unwrap(body)) ?? null },
  );
  const send = useCallback<LegalDocuments['send']>(
    async (body) => {
      const isDone = await run(async () => {
        try {
          const path = { id };
          const { data: answer } = body
            ? await dataProvider.ask(saveLegalDocuments, { path, body: { data: body } })
            : await dataProvider.ask(deleteLegalDocuments, { path, body: { data: EMPTY_BODY } });
          if (body && !legalRecordOf(unwrap(answer.body))) return false;
          notify(body ? texts.saved : texts.deleted, {
            type: 'success',
            autoHideDuration: null,
          });
          endSession(LOGIN_DELAY);
          return true;
        } catch (failure) {
          console.warn(failure);
          void queryClient.invalidateQueries({ queryKey: readKey(listLegalDocuments, { path: { id } }) });
          return false;
        }
      });
      return isDone ?? false;
    },
    [run, dataProvider, id, notify, queryClient],
  );
  return { record: data ?? undefined, isPending, error, retry, busy, send };
}
