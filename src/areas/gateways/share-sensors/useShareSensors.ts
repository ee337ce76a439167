import { useCallback } from 'react';
import type { RaRecord } from 'ra-core';
import { useDataProvider } from '../../../console/useDataProvider';
import type { Scope } from '../../../../dataProvider';
import { listDevices, updateGateway } from '../../../../dataProvider/contract/endpoints';
import { normaliseOutcome } from '../../../config/normalise/ending';
import type { Endings, Field, Resource } from '../../../config/types';
import { useRead, type Reading } from '../../../console/useRead';
import { resultOf } from '../../../writes/result';
import { useWrite, type Write } from '../../../writes/useWrite';
import { sensorsOf, sharingBody, type SharableSensor } from './sensors';

/** Devices that are asked for at once: more than a gateway can hold. */
const ALL = { number: 1, size: 1000 };

/** What is said of a sharing (GWD-20). */
const outcomes = [
  { on: 'ok' as const, success: 'successfully_updated' },
  { on: 'error' as const, error: 'EDIT_ERROR' },
].map(normaliseOutcome);

/** Once the dialog is gone: what it read itself is not read again. */
const then: Endings['then'] = ['reload'];

/** The sensors of a gateway under the names that its devices give them: the gateway itself knows ids alone. */
export const useSensorNames = (gatewayId: string): Reading<readonly SharableSensor[]> =>
  useRead(listDevices, { query: { gateway_id: gatewayId, page: ALL } }, { parse: sensorsOf });

interface Sharing {
  resource: Resource;
  gateway: RaRecord;
  fields: readonly Field[];
  label: string;
  onDone: () => void;
}

/** Who may read one sensor; sensors that are not named stay as they are (GWD-18). */
export function useShare({ resource, gateway, fields, label, onDone }: Sharing): Write {
  const dataProvider = useDataProvider();
  const send = useCallback(
    async (_: Scope, values: Readonly<Record<string, unknown>>) => {
      const assets = Array.isArray(values['assets']) ? values['assets'].map(String) : [];
      const { data } = await dataProvider.ask(updateGateway, {
        path: { id: String(gateway.id) },
        body: sharingBody(gateway, String(values['sensor']), assets),
      });
      return { status: data.status, result: resultOf(data.body) };
    },
    [dataProvider, gateway],
  );
  return useWrite({
    resource,
    scope: gateway,
    list: undefined,
    outcomes,
    then,
    fields,
    label,
    send,
    onDone,
  });
}
