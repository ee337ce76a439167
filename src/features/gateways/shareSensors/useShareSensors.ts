import type { RaRecord } from 'ra-core';
import { useDataProvider } from '../../../queries/console/useDataProvider';
import { ApiError, asApiError, extractRecord } from '../../../../dataProvider';
import { getGateway, listDevices, updateGateway } from '../../../../dataProvider/contract/endpoints';
import { normaliseOutcome } from '../../../config/normalise/outcome';
import type { OutcomeRules, Field, Resource } from '../../../config/types';
import { fetchAllPages } from '../../../queries/api/fetchAllPages';
import { useFetcherQuery, type QueryState } from '../../../queries/api/useApiQuery';
import { toResponseScope } from '../../../mutations/outcome/responseScope';
import type { DeclaredMutation } from '../../../mutations/submit/declaredMutation';
import {
  toIds,
  parseSharableSensors,
  buildSharingBody,
  verifySharing,
  type SharableSensor,
} from './sharableSensors';

/** Page size, as in the list of devices. */
const PAGE_SIZE = 100;
/** Maximum number of pages: more than a gateway can have. */
const MAX_PAGES = 20;

/** Messages of a sharing. */
const outcomes = [
  { on: 'success' as const, success: 'successfully_updated' },
  { on: 'error' as const, error: 'EDIT_ERROR' },
].map(normaliseOutcome);

/** Runs after the dialog has unmounted, so that its own queries are not refetched. */
const effects: OutcomeRules['effects'] = ['refetch'];

/** Fetches the sensors of a gateway with the names from its devices: the gateway itself has only ids. */
export function useSharableSensors(gatewayId: string, enabled = true): QueryState<readonly SharableSensor[]> {
  const { callOperation } = useDataProvider();
  return useFetcherQuery(
    ['share-sensors', gatewayId],
    async (signal) => {
      const { rows } = await fetchAllPages(
        (query) => callOperation(listDevices, { query: { gateway_id: gatewayId, ...query } }, { signal }),
        { size: PAGE_SIZE, maxPages: MAX_PAGES },
      );
      return { data: { status: 200, body: { data: rows } } };
    },
    { parse: parseSharableSensors, enabled },
  );
}

interface ShareSensorsInput {
  resource: Resource;
  gateway: RaRecord;
  fields: readonly Field[];
  label: string;
  /** Resolves to the reason why assets may not get a sensor; undefined for none. */
  findConflict: (sensor: string, assets: readonly string[]) => Promise<string | undefined>;
  onDone: () => void;
}

/** Describes the sharing of one sensor; all other sensors stay unchanged. */
export function useShareSensors({
  resource,
  gateway,
  fields,
  label,
  findConflict,
  onDone,
}: ShareSensorsInput): DeclaredMutation {
  const dataProvider = useDataProvider();
  return {
    resource,
    scope: gateway,
    list: undefined,
    outcomes,
    effects,
    fields,
    label,
    check: (values) => findConflict(String(values['sensor']), toIds(values['assets'])),
    send: async (_, values) => {
      const { data } = await dataProvider.callOperation(updateGateway, {
        path: { id: String(gateway.id) },
        body: buildSharingBody(gateway, String(values['sensor']), toIds(values['assets'])),
      });
      return { status: data.status, result: toResponseScope(data.body) };
    },
    // The gateway itself contains the current sharing.
    verify: async ({ form }) => {
      const path = { id: String(gateway.id) };
      const response = await dataProvider.callOperation(getGateway, { path }).catch(asApiError);
      if (response instanceof ApiError) return { verdict: 'checkFailed', error: response };
      return { verdict: verifySharing(extractRecord(response.data.body), form) };
    },
    onDone,
  };
}
