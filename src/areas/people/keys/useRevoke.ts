import { useState } from 'react';
import { useLocation } from 'react-router-dom';
import { useDataProvider } from '../../../console/useDataProvider';
import { useQueryClient } from '@tanstack/react-query';
import { endsTheVisit, type CallResult } from '../../../../dataProvider';
import {
  revokeAccess,
  revokeAnonymousAccess,
  revokeQrAccess,
  unlinkAssetsFromUser,
} from '../../../../dataProvider/contract/endpoints';
import { resultOfRow } from '../../../actions/rows/rowResult';
import { runRows, type SentRow } from '../../../actions/rows/runRows';
import { normaliseOutcome } from '../../../config/normalise/ending';
import { useText } from '../../../i18n/useText';
import type { Operation, OperationRow } from '../../../operations/operation';
import { operations } from '../../../operations/operations';
import { useOperation } from '../../../operations/useOperations';
import { changedByWrites } from '../../../records/queryKeys';
import { resultOf } from '../../../writes/result';
import { sendOnce } from '../../../writes/sendOnce';
import { inOrder, keyName, type KeyKind, type Person, type PersonKey } from './keys';
import { keyTitles } from './keyTitles';
import { keysTexts as texts } from './texts';
import { getToken } from '../../../session/session';
import { useMaySend } from '../../../session/useMaySend';

const outcomes = [{ on: 'error' as const, error: texts.not_revoked }].map(normaliseOutcome);

interface Revoke {
  /** Names of the keys that were taken back since the page was opened. */
  revoked: ReadonlySet<string>;
  /** Whether whoever is signed in may take a key back. */
  mayRevoke: (key: PersonKey) => boolean;
  /** The run whose table is open. */
  operation: Operation | undefined;
  revoke: (keys: readonly PersonKey[]) => void;
  close: () => void;
}

/** The call that takes a key back; what it asks for decides whom that is offered to. */
const callFor = ({ kind, isOld }: PersonKey) => {
  if (kind === 'home') return unlinkAssetsFromUser;
  if (kind === 'qr') return revokeQrAccess;
  return kind === 'invitation' && isOld ? revokeAnonymousAccess : revokeAccess;
};

/** Takes keys back, a call each, as an operation of the tray. */
export function useRevoke(person: Person, name: string): Revoke {
  const { ask } = useDataProvider();
  const t = useText();
  const { pathname, search } = useLocation();
  const queryClient = useQueryClient();
  const [revoked, setRevoked] = useState<ReadonlySet<string>>(new Set());
  const [shown, setShown] = useState<string>();
  const operation = useOperation(shown);
  const maySend = useMaySend();
  const mayRevoke = (key: PersonKey): boolean => maySend(callFor(key));

  const calls: Readonly<Record<KeyKind, (key: PersonKey) => Promise<{ data: CallResult }>>> = {
    home: ({ id }) => ask(unlinkAssetsFromUser, { path: { userId: person.id }, body: { data: [{ id }] } }),
    stay: ({ id }) => ask(revokeAccess, { path: { id } }),
    visit: ({ id }) => ask(revokeAccess, { path: { id } }),
    invitation: ({ id, isOld }) => ask(isOld ? revokeAnonymousAccess : revokeAccess, { path: { id } }),
    qr: ({ id: uid }) => ask(revokeQrAccess, { path: { uid } }),
  };
  const sendFor = async (key: PersonKey): Promise<SentRow> => {
    const send = async () => {
      const { data } = await calls[key.kind](key);
      return { status: data.status, result: resultOf(data.body) };
    };
    const ended = await sendOnce({ send, scope: {}, outcomes });
    return { result: resultOfRow(ended, t), said: undefined, isLast: endsTheVisit(ended.error) };
  };
  const revoke = (chosen: readonly PersonKey[]): void => {
    const keys = inOrder(chosen);
    const titles = keyTitles(keys);
    const isDone = new Map<string, boolean>();
    const sendInOrder = async (key: PersonKey): Promise<SentRow> => {
      const isInUse = keys.some(
        (other) =>
          other.kind !== 'home' && other.foundAt === key.foundAt && isDone.get(keyName(other)) !== true,
      );
      if (key.kind === 'home' && isInUse)
        return { result: { state: 'failed', why: texts.held_back }, said: undefined, isLast: false };
      const sent = await sendFor(key);
      isDone.set(keyName(key), sent.result.state === 'done');
      return sent;
    };
    const onEnd = async (rows: readonly OperationRow[]): Promise<void> => {
      const done = keys.filter((_, index) => rows[index]?.state === 'done');
      setRevoked((before) => new Set([...before, ...done.map(keyName)]));
      // Who is signed out reads nothing more.
      if (done.length > 0 && getToken() !== undefined) await queryClient.invalidateQueries(changedByWrites);
    };
    setShown(
      runRows({
        operations,
        title: texts.revoke_title,
        place: { label: name, to: pathname + search },
        tasks: keys.map((key) => ({
          name: titles.get(keyName(key)) ?? '',
          key: `${person.id} ${keyName(key)}`,
          send: () => sendInOrder(key),
        })),
        atOnce: 1,
        onEnd,
      }),
    );
  };
  return { revoked, mayRevoke, operation, revoke, close: () => setShown(undefined) };
}
