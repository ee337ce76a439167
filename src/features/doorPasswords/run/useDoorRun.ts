import { useCallback } from 'react';
import { useDataProvider } from '../../../queries/console/useDataProvider';
import { useQueryClient } from '@tanstack/react-query';
import { useLocation } from 'react-router-dom';
import { useStore } from 'zustand';
import type { ConsoleDataProvider } from '../../../../dataProvider';
import { listSensorPasswords, updateSensorPassword } from '../../../../dataProvider/contract/endpoints';
import { useTranslateText } from '../../../i18n/useTranslateText';
import { interpolateText } from '../../../i18n/interpolateText';
import { useWatchJob } from '../../../jobs/useJobs';
import { staleAfterWriteFilter } from '../../../queries/queryKeys';
import { getErrorCause } from '../../../ui/feedback/errorMessage';
import { executeMutation } from '../../../mutations/executeMutation';
import { parseDoors } from '../doors/doors';
import { toEditablePassword } from '../doors/passwordRules';
import type { RunAdapter, SendResult } from './passwordRun';
import { runStore, startRun, type AssetRun } from './runStore';
import type { PasswordChange } from '../doors/slotRows';
import { doorPasswordsTexts as texts } from '../texts';

type Translate = (text: string) => string;

/** Removes the sent and the previous password from a host message, in any spelling. */
export const redactPassword = (message: string, { slot, password }: Omit<PasswordChange, 'door'>): string =>
  [password, slot.password].reduce<string>((text, secret) => {
    const characters = Array.from(toEditablePassword(slot.kind, secret ?? ''), (character) =>
      character.replace(/[^\da-z]/i, String.raw`\$&`),
    );
    const separator = slot.kind === 'NFC_CODE' ? String.raw`[\s:.-]*` : '';
    return characters.length === 0
      ? text
      : text.replaceAll(new RegExp(characters.join(separator), 'gi'), '••••');
  }, message);

/** Creates the side effects of a run at this host. Nothing is logged: a response may repeat the sent password. */
export function createRunAdapter(
  { callOperation }: Pick<ConsoleDataProvider, 'callOperation'>,
  assetId: string,
  t: Translate,
): Pick<RunAdapter, 'send' | 'read'> {
  const send = async (change: PasswordChange): Promise<SendResult> => {
    const { gatewayId, deviceId, sensorId } = change.slot;
    const path = { gatewayId, deviceId, sensorId };
    const { outcome, error } = await executeMutation({
      send: async () => {
        const { data } = await callOperation(updateSensorPassword, {
          path,
          body: { data: { password: change.password } },
        });
        return { status: data.status, result: {} };
      },
      scope: {},
      outcomes: [],
    });
    if (outcome.kind === 'unknown') return { state: 'lost' };
    return error
      ? { state: 'refused', reason: redactPassword(getErrorCause(error, t), change) }
      : { state: 'sent' };
  };
  const read = async () => {
    const { data } = await callOperation(listSensorPasswords, { path: { assetId } });
    return parseDoors(data.body).flatMap(({ slots }) => slots);
  };
  return { send, read };
}

interface DoorRunState {
  /** Active or ended run of the asset; undefined if there is none. */
  assetRun: AssetRun | undefined;
  start: (changes: readonly PasswordChange[]) => void;
}

/** Returns the run of an asset and a function that starts one. The run continues after unmounting. */
export function useDoorRun(assetId: string, assetName: string): DoorRunState {
  const dataProvider = useDataProvider();
  const queryClient = useQueryClient();
  const { pathname, search } = useLocation();
  const t = useTranslateText();
  const assetRun = useStore(runStore, ({ runs }) => runs.get(assetId));
  useWatchJob(assetRun?.jobId);
  const start = useCallback(
    (changes: readonly PasswordChange[]) =>
      startRun({
        assetId,
        changes,
        title: interpolateText(texts.operation, { asset: assetName }),
        place: { label: interpolateText(texts.place, { asset: assetName }), to: `${pathname}${search}` },
        adapter: createRunAdapter(dataProvider, assetId, t),
        onDone: () => void queryClient.invalidateQueries(staleAfterWriteFilter),
      }),
    [assetId, assetName, pathname, search, dataProvider, t, queryClient],
  );
  return { assetRun, start };
}
