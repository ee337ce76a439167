import { useCallback, useSyncExternalStore } from 'react';
import { useDataProvider } from '../../../console/useDataProvider';
import { useQueryClient } from '@tanstack/react-query';
import { useLocation } from 'react-router-dom';
import type { ConsoleDataProvider } from '../../../../dataProvider';
import { listSensorPasswords, updateSensorPassword } from '../../../../dataProvider/contract/endpoints';
import { useText } from '../../../i18n/useText';
import { fillText } from '../../../i18n/fillText';
import { useWatched } from '../../../operations/useOperations';
import { changedByWrites } from '../../../records/queryKeys';
import { causeOf } from '../../../ui/httpText';
import { sendOnce } from '../../../writes/sendOnce';
import { doorsOf } from './doors';
import { toEdit } from './rules';
import type { RunPorts, SendEnd } from './runner';
import { runOf, startRun, subscribeToRuns, type AssetRun } from './runs';
import type { Change } from './slots';
import { passwordTexts as texts } from './texts';

type Translate = (text: string) => string;

/** What a host said, without the password that was sent or the one that stood there, should it repeat it in any spelling. */
export const withoutSecret = (said: string, { slot, password }: Omit<Change, 'door'>): string =>
  [password, slot.password].reduce<string>((text, secret) => {
    const signs = Array.from(toEdit(slot.kind, secret ?? ''), (sign) =>
      sign.replace(/[^\da-z]/i, String.raw`\$&`),
    );
    const between = slot.kind === 'NFC_CODE' ? String.raw`[\s:.-]*` : '';
    return signs.length === 0 ? text : text.replaceAll(new RegExp(signs.join(between), 'gi'), '••••');
  }, said);

/** What a run does, at this host. Nothing of it is written to the log: an answer may repeat what was sent. */
export function portsOf(
  { ask }: Pick<ConsoleDataProvider, 'ask'>,
  assetId: string,
  t: Translate,
): Pick<RunPorts, 'send' | 'read'> {
  const send = async (change: Change): Promise<SendEnd> => {
    const { gatewayId, deviceId, sensorId } = change.slot;
    const path = { gatewayId, deviceId, sensorId };
    const { end, error } = await sendOnce({
      send: async () => {
        const { data } = await ask(updateSensorPassword, {
          path,
          body: { data: { password: change.password } },
        });
        return { status: data.status, result: {} };
      },
      scope: {},
      outcomes: [],
    });
    if (end.kind === 'lost') return { state: 'lost' };
    return error ? { state: 'refused', why: withoutSecret(causeOf(error, t), change) } : { state: 'sent' };
  };
  const read = async () => {
    const { data } = await ask(listSensorPasswords, { path: { assetId } });
    return doorsOf(data.body).flatMap(({ slots }) => slots);
  };
  return { send, read };
}

interface DoorRun {
  /** The run of the asset, under way or ended; undefined where there is none. */
  active: AssetRun | undefined;
  start: (changes: readonly Change[]) => void;
}

/** The run of an asset, and the way to begin one. It goes on when what called this is gone. */
export function useDoorRun(assetId: string, assetName: string): DoorRun {
  const dataProvider = useDataProvider();
  const queryClient = useQueryClient();
  const { pathname, search } = useLocation();
  const t = useText();
  const active = useSyncExternalStore(subscribeToRuns, () => runOf(assetId));
  useWatched(active?.operationId);
  const start = useCallback(
    (changes: readonly Change[]) =>
      startRun({
        assetId,
        changes,
        title: fillText(texts.operation, { asset: assetName }),
        place: { label: fillText(texts.place, { asset: assetName }), to: `${pathname}${search}` },
        ports: portsOf(dataProvider, assetId, t),
        onDone: () => void queryClient.invalidateQueries(changedByWrites),
      }),
    [assetId, assetName, pathname, search, dataProvider, t, queryClient],
  );
  return { active, start };
}
