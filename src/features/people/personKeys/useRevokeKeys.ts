import { useState } from 'react';
import { useLocation } from 'react-router-dom';
import { useDataProvider } from '../../../queries/console/useDataProvider';
import { useQueryClient } from '@tanstack/react-query';
import { isRedirectingError, type CallResult } from '../../../../dataProvider';
import {
  revokeAccess,
  revokeAnonymousAccess,
  revokeQrAccess,
  unlinkAssetsFromUser,
} from '../../../../dataProvider/contract/endpoints';
import { toRowResult } from '../../../actions/bulk/rowResult';
import { runBulkJob, type RowResponse } from '../../../actions/bulk/runBulkJob';
import { normaliseOutcome } from '../../../config/normalise/outcome';
import { useTranslateText } from '../../../i18n/useTranslateText';
import type { Job, JobRow } from '../../../jobs/job';
import { jobManager } from '../../../jobs/jobManager';
import { useJob } from '../../../jobs/useJobs';
import { staleAfterWriteFilter } from '../../../queries/queryKeys';
import { toResponseScope } from '../../../mutations/outcome/responseScope';
import { executeMutation } from '../../../mutations/executeMutation';
import { sortForRevocation, getPersonKeyId, type KeyKind, type KeyHolder, type PersonKey } from './personKey';
import { getKeyTitles } from './keyTitles';
import { personKeysTexts as texts } from './texts';
import { getToken } from '../../../session/session';
import { useCanCallOperation } from '../../../session/access/useCanCallOperation';

const createOutcomes = () => [{ on: 'error' as const, error: texts.not_revoked }].map(normaliseOutcome);

interface RevokeKeys {
  /** Ids of the keys revoked since the page was opened. */
  revokedIds: ReadonlySet<string>;
  /** True if the current user can revoke a key. */
  canRevoke: (key: PersonKey) => boolean;
  /** Job whose table is open. */
  job: Job | undefined;
  revokeKeys: (keys: readonly PersonKey[]) => void;
  closeJob: () => void;
}

/** The call that takes a key back; what it asks for decides whom that is offered to. */
const getRevokeEndpoint = ({ kind, isLegacy }: PersonKey) => {
  if (kind === 'home') return unlinkAssetsFromUser;
  if (kind === 'qr') return revokeQrAccess;
  return kind === 'invitation' && isLegacy ? revokeAnonymousAccess : revokeAccess;
};

/** Revokes keys, one call each, as a job in the tray. */
export function useRevokeKeys(holder: KeyHolder, holderName: string): RevokeKeys {
  const { callOperation } = useDataProvider();
  const t = useTranslateText();
  const { pathname, search } = useLocation();
  const queryClient = useQueryClient();
  const [revokedIds, setRevokedIds] = useState<ReadonlySet<string>>(new Set());
  const [openJobId, setOpenJobId] = useState<string>();
  const job = useJob(openJobId);
  const canSend = useCanCallOperation();
  const canRevoke = (key: PersonKey): boolean => canSend(getRevokeEndpoint(key));

  const calls: Readonly<Record<KeyKind, (key: PersonKey) => Promise<{ data: CallResult }>>> = {
    home: ({ id }) =>
      callOperation(unlinkAssetsFromUser, { path: { userId: holder.id }, body: { data: [{ id }] } }),
    stay: ({ id }) => callOperation(revokeAccess, { path: { id } }),
    visit: ({ id }) => callOperation(revokeAccess, { path: { id } }),
    invitation: ({ id, isLegacy }) =>
      callOperation(isLegacy ? revokeAnonymousAccess : revokeAccess, { path: { id } }),
    qr: ({ id: uid }) => callOperation(revokeQrAccess, { path: { uid } }),
  };
  const sendRevocation = async (key: PersonKey): Promise<RowResponse> => {
    const send = async () => {
      const { data } = await calls[key.kind](key);
      return { status: data.status, result: toResponseScope(data.body) };
    };
    const result = await executeMutation({ send, scope: {}, outcomes: createOutcomes() });
    return {
      result: toRowResult(result, t),
      successText: undefined,
      mustStop: isRedirectingError(result.error),
    };
  };
  const revokeKeys = (selectedKeys: readonly PersonKey[]): void => {
    const keys = sortForRevocation(selectedKeys);
    const titles = getKeyTitles(keys);
    const doneById = new Map<string, boolean>();
    const revokeInOrder = async (key: PersonKey): Promise<RowResponse> => {
      const hasOpenKeys = keys.some(
        (sibling) =>
          sibling.kind !== 'home' &&
          sibling.sourcePlaceId === key.sourcePlaceId &&
          doneById.get(getPersonKeyId(sibling)) !== true,
      );
      if (key.kind === 'home' && hasOpenKeys)
        return {
          result: { state: 'failed', reason: texts.held_back },
          successText: undefined,
          mustStop: false,
        };
      const row = await sendRevocation(key);
      doneById.set(getPersonKeyId(key), row.result.state === 'done');
      return row;
    };
    const onEnd = async (rows: readonly JobRow[]): Promise<void> => {
      const doneKeys = keys.filter((_, index) => rows[index]?.state === 'done');
      setRevokedIds((previous) => new Set([...previous, ...doneKeys.map(getPersonKeyId)]));
      // After a sign-out nothing is refetched.
      if (doneKeys.length > 0 && getToken() !== undefined)
        await queryClient.invalidateQueries(staleAfterWriteFilter);
    };
    setOpenJobId(
      runBulkJob({
        jobManager,
        title: texts.revoke_title,
        place: { label: holderName, to: pathname + search },
        tasks: keys.map((key) => ({
          name: titles.get(getPersonKeyId(key)) ?? '',
          key: `${holder.id} ${getPersonKeyId(key)}`,
          send: () => revokeInOrder(key),
        })),
        concurrency: 1,
        onEnd,
      }),
    );
  };
  return { revokedIds, canRevoke, job, revokeKeys, closeJob: () => setOpenJobId(undefined) };
}
