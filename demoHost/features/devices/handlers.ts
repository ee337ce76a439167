import { ok, projectInScope } from '../../server/call';
import type { Handler } from '../../server/call';
import { parseListFilter } from '../../lists/listFilter';
import type { ListField } from '../../lists/listFilter';
import { normalizeSearch } from '../../../fixtures/generators/foldText';
import { readQueryParams } from '../../server/requests/readQuery';
import { paginate } from '../../lists/pagination';
import type { DeviceRow } from '../../../fixtures/rows/devices';
import { sortListRows } from '../../lists/sorting';
import type { Store } from '../../store/store';
import { accessDeviceView, deviceView } from './view';

const codeField = (read: ListField<DeviceRow>['read']): ListField<DeviceRow> => ({ kind: 'code', read });

const textField = (read: ListField<DeviceRow>['read']): ListField<DeviceRow> => ({ kind: 'text', read });

const numberField = (read: ListField<DeviceRow>['read']): ListField<DeviceRow> => ({ kind: 'number', read });

const booleanField = (read: ListField<DeviceRow>['read']): ListField<DeviceRow> => ({
  kind: 'boolean',
  read,
});

/** Fields that filter and sort devices, spelled as the sort options. */
const deviceListFields = {
  uuid: codeField((row) => row.uuid),
  device_id: codeField((row) => row.device_id),
  device_name: textField((row) => row.name),
  name: textField((row) => row.name),
  room: textField((row) => row.room),
  device_type: codeField((row) => row.device_type),
  asset_id: codeField((row) => row.asset_id),
  project_id: codeField((row) => row.project_id),
  gateway_id: codeField((row) => row.gateway_id),
  enabled: booleanField((row) => row.enabled),
  shared: booleanField((row) => row.shared),
  battery_level: numberField((row) => row.battery_level),
  // A device that never reported counts as unknown.
  connectivity: codeField((row) => row.connectivity ?? 'UNKNOWN'),
  health: numberField((row) => row.health),
  latency: numberField((row) => row.latency),
  internal_temperature: numberField((row) => row.internal_temperature),
  created_at: numberField((row) => row.created_at),
  updated_at: numberField((row) => row.updated_at),
} satisfies Record<string, ListField<DeviceRow>>;

/** Above this number of devices, filters the presorted list of all devices instead of sorting. */
const MAX_DIRECT_SORT = 5000;

type Sort = (rows: readonly DeviceRow[]) => DeviceRow[];

/** Returns the matching devices in an order that the store caches under its name; all devices without `fits`. */
async function pickSorted(
  store: Store,
  search: string,
  matchesRequest: ((row: DeviceRow) => boolean) | undefined,
  order: string,
  sortDevices: Sort,
): Promise<readonly DeviceRow[]> {
  const searchResults = search === '' ? undefined : await store.search('devices', search, matchesRequest);
  if (searchResults && searchResults.length <= MAX_DIRECT_SORT) return sortDevices(searchResults);
  const allSorted = await store.devicesInOrder(order, sortDevices);
  if (!searchResults) return matchesRequest ? allSorted.filter(matchesRequest) : allSorted;
  const wantedRows = new Set(searchResults);
  return allSorted.filter((row) => wantedRows.has(row));
}

/** Unknown and inaccessible ids return an empty list. */
const listDevices: Handler = async ({ query, path, store, actor }) => {
  const queryParams = readQueryParams('listDevices', query);
  const search = normalizeSearch(queryParams.search ?? '');
  const matchesFilter = queryParams.filter
    ? parseListFilter<DeviceRow>(queryParams.filter, deviceListFields)
    : () => true;
  const scopedRows =
    queryParams.asset_id !== undefined
      ? await store.devicesOfAsset(queryParams.asset_id)
      : queryParams.gateway_id !== undefined
        ? await store.devicesOfGateway(queryParams.gateway_id)
        : queryParams.project_id !== undefined
          ? await store.devicesOfProject(queryParams.project_id)
          : undefined;
  const matchesRequest = (row: DeviceRow) =>
    actor.canSee(row.client_id) &&
    (queryParams.gateway_id === undefined || row.gateway_id === queryParams.gateway_id) &&
    (queryParams.project_id === undefined || row.project_id === queryParams.project_id) &&
    matchesFilter(row);
  const order = queryParams.sort || 'gateway_id';
  const sortDevices: Sort = (unsorted) => sortListRows(unsorted, order, 'minus', deviceListFields);
  const sorted = scopedRows
    ? sortDevices(
        scopedRows.filter(
          (row) => matchesRequest(row) && (search === '' || store.matchesSearch('devices', row, search)),
        ),
      )
    : await pickSorted(
        store,
        search,
        actor.seesAllCompanies && !queryParams.filter ? undefined : matchesRequest,
        order,
        sortDevices,
      );
  const { rows, links, meta } = paginate(sorted, queryParams, path, query);
  return ok({ data: await Promise.all(rows.map((row) => deviceView(row, store))), links, meta });
};

const accessDeviceFields = {
  name: textField((row) => row.name),
  room: textField((row) => row.room),
  vendor: textField((row) => row.vendor),
  model: textField((row) => row.model),
  batteryLevel: numberField((row) => row.battery_level),
  battery_level: numberField((row) => row.battery_level),
} satisfies Record<string, ListField<DeviceRow>>;

/** Devices of a project that open doors. */
const listAccessDevices: Handler = async (call) => {
  const queryParams = readQueryParams('listAccessDevices', call.query);
  const { store } = call;
  const project = await projectInScope(call, call.params.projectId);
  const search = normalizeSearch(queryParams.search ?? '');
  const doors = (await store.devicesOfProject(project.id)).filter((row) => row.lock_type !== null);
  const aliases = new Map((await store.assetsOfProject(project.id)).map((asset) => [asset.id, asset.alias]));
  const matchingRows = doors.filter(
    (row) =>
      search === '' ||
      store.matchesSearch('devices', row, search) ||
      normalizeSearch(aliases.get(row.asset_id ?? '') ?? '').includes(search),
  );
  const sorted = queryParams.sort
    ? sortListRows<DeviceRow>(matchingRows, queryParams.sort, 'colon', accessDeviceFields)
    : matchingRows;
  const { rows, links, meta } = paginate(sorted, queryParams, call.path, call.query);
  return ok({ data: await Promise.all(rows.map((row) => accessDeviceView(row, store))), links, meta });
};

/** Handlers: devices. */
export const deviceHandlers = { listDevices, listAccessDevices };
