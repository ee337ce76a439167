import { useCallback } from 'react';
import type { RaRecord } from 'ra-core';
import { useDataProvider } from '../../../console/useDataProvider';
import { ApiError, OTHER, recordOf, type Scope } from '../../../../dataProvider';
import { getGateway, listDevices, updateGateway } from '../../../../dataProvider/contract/endpoints';
import { normaliseOutcome } from '../../../config/normalise/ending';
import type { Endings, Field, Resource } from '../../../config/types';
import { readAll } from '../../../console/readAll';
import { useReading, type Reading } from '../../../console/useRead';
import type { Proved } from '../../../writes/prove';
import { resultOf } from '../../../writes/result';
import { useWrite, type Write } from '../../../writes/useWrite';
import { idsIn, sensorsOf, sharingBody, sharingVerdict, type SharableSensor } from './sensors';

/** Rows of a page, as the list of devices asks for them (DEV-09, GWD-15). */
const SIZE = 100;
/** Pages: more than a gateway can hold. */
const MOST = 20;

/** What is said of a sharing (GWD-20). */
const outcomes = [
  { on: 'ok' as const, success: 'successfully_updated' },
  { on: 'error' as const, error: 'EDIT_ERROR' },
].map(normaliseOutcome);

/** Once the dialog is gone: what it read itself is not read again. */
const then: Endings['then'] = ['reload'];

/** The sensors of a gateway under the names that its devices give them: the gateway itself knows ids alone. */
export function useSensorNames(gatewayId: string, enabled = true): Reading<readonly SharableSensor[]> {
  const { ask } = useDataProvider();
  return useReading(
    ['share-sensors', gatewayId],
    async (signal) => {
      const { rows } = await readAll(
        (query) => ask(listDevices, { query: { gateway_id: gatewayId, ...query } }, { signal }),
        { size: SIZE, most: MOST },
      );
      return { data: { status: 200, body: { data: rows } } };
    },
    { parse: sensorsOf, enabled },
  );
}

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
      const { data } = await dataProvider.ask(updateGateway, {
        path: { id: String(gateway.id) },
        body: sharingBody(gateway, String(values['sensor']), idsIn(values['assets'])),
      });
      return { status: data.status, result: resultOf(data.body) };
    },
    [dataProvider, gateway],
  );
  /** The gateway itself says with whom its sensors are shared. */
  const prove = useCallback(
    async ({ form }: Scope): Promise<Proved> => {
      const path = { id: String(gateway.id) };
      const read = await dataProvider.ask(getGateway, { path }).catch(asFailure);
      if (read instanceof ApiError) return { verdict: 'checkFailed', error: read };
      return { verdict: sharingVerdict(recordOf(read.data.body), form) };
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
    prove,
    onDone,
  });
}

const asFailure = (failure: unknown): ApiError =>
  failure instanceof ApiError ? failure : new ApiError(OTHER);
