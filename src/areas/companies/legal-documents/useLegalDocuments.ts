import { useCallback } from 'react';
import { useDataProvider, useNotify } from 'ra-core';
import { useQuery, useQueryClient } from '@tanstack/react-query';
import { unwrap, type ConsoleDataProvider } from '../../../../dataProvider';
import { useText } from '../../../i18n/useText';
import { endSession } from '../../../session/failures';
import { useLock } from '../../../ui/useLock';
import { legalRecordOf, type LegalBody, type LegalRecord } from './legalRecord';

/** Milliseconds between a change of legal documents and the login (CLIENT-56). */
const LOGIN_DELAY = 1000;

interface LegalDocuments {
  /** undefined: there is none, or it is not read yet. */
  record: LegalRecord | undefined;
  isPending: boolean;
  error: Error | null;
  retry: () => void;
  busy: boolean;
  /** Whether it was done: an answer without a record (CLIENT-53) and a failure (CLIENT-64, only logged) are not. */
  send: (path: 'save' | 'delete', body: LegalBody) => Promise<boolean>;
}

const paths = {
  save: '/clients/{id}/legal-documentations',
  delete: '/clients/{id}/legal-documentations/delete',
};

/** The legal documents of a company and their calls. A change ends the session, since everybody has to accept anew. */
export function useLegalDocuments(id: string): LegalDocuments {
  const dataProvider = useDataProvider<ConsoleDataProvider>();
  const queryClient = useQueryClient();
  const notify = useNotify();
  const t = useText();
  const { busy, run } = useLock();
  const queryKey = ['legal-documents', id];
  const { data, isPending, error, refetch } = useQuery({
    queryKey,
    queryFn: async ({ signal }) => {
      const call = { method: 'GET' as const, path: paths.save };
      const answer = await dataProvider.call('clients', { call, scope: { id }, signal });
      // A query must not answer with undefined.
      return legalRecordOf(unwrap(answer.data.body)) ?? null;
    },
  });
  const send = useCallback<LegalDocuments['send']>(
    async (what, body) => {
      const isDone = await run(async () => {
        try {
          const call = { method: 'POST' as const, path: paths[what], body: { data: '{body}' } };
          const { data: answer } = await dataProvider.call('clients', { call, scope: { id, body } });
          if (what === 'save' && !legalRecordOf(unwrap(answer.body))) return false;
          notify(t(what === 'save' ? 'legal_tab.saved' : 'legal_tab.deleted'), {
            type: 'success',
            autoHideDuration: null,
          });
          endSession(LOGIN_DELAY);
          return true;
        } catch (failure) {
          console.warn(failure);
          void queryClient.invalidateQueries({ queryKey: ['legal-documents', id] });
          return false;
        }
      });
      return isDone ?? false;
    },
    [run, dataProvider, id, notify, t, queryClient],
  );
  return { record: data ?? undefined, isPending, error, retry: () => void refetch(), busy, send };
}
