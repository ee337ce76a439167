import { ok, companyScope, projectInScope } from '../../server/call';
import type { Handler } from '../../server/call';
import { parseListFilter } from '../../lists/listFilter';
import type { ListField } from '../../lists/listFilter';
import { listPage, searchCriteria } from '../../lists/listPage';
import { normalizeSearch } from '../../../fixtures/generators/foldText';
import { readQueryParams } from '../../server/requests/readQuery';
import { parseOrder } from '../../lists/sorting';
import type { Criteria } from '../../store/criteria';
import { accessDeviceViews, deviceViews } from './view';

type DeviceField = ListField<'devices'>;

const codeField = (member: DeviceField['member']): DeviceField => ({ kind: 'code', member });

const textField = (member: DeviceField['member']): DeviceField => ({ kind: 'text', member });

const numberField = (member: DeviceField['member']): DeviceField => ({ kind: 'number', member });

const booleanField = (member: DeviceField['member']): DeviceField => ({ kind: 'boolean', member });

/** Fields that filter and sort devices, spelled as the sort options. */
const deviceListFields = {
  uuid: codeField('uuid'),
  device_id: codeField('device_id'),
  device_name: textField('name'),
  name: textField('name'),
  room: textField('room'),
  device_type: codeField('device_type'),
  asset_id: codeField('asset_id'),
  project_id: codeField('project_id'),
  gateway_id: codeField('gateway_id'),
  enabled: booleanField('enabled'),
  shared: booleanField('shared'),
  battery_level: numberField('battery_level'),
  connectivity: codeField('reported_connectivity'),
  health: numberField('health'),
  latency: numberField('latency'),
  internal_temperature: numberField('internal_temperature'),
  created_at: numberField('created_at'),
  updated_at: numberField('updated_at'),
} satisfies Record<string, DeviceField>;

/** Unknown and inaccessible ids return an empty list. */
const listDevices: Handler = async (call) => {
  const queryParams = readQueryParams('listDevices', call.query);
  const { asset_id, gateway_id, project_id, filter } = queryParams;
  const where: Criteria<'devices'> = {
    ...companyScope(call.actor),
    ...searchCriteria(normalizeSearch(queryParams.search ?? '')),
    ...(asset_id !== undefined && { asset_id }),
    ...(gateway_id !== undefined && { gateway_id }),
    ...(project_id !== undefined && { project_id }),
    ...(filter && parseListFilter<'devices'>(filter, deviceListFields)),
  };
  const order = parseOrder<'devices'>(queryParams.sort || 'gateway_id', 'minus', deviceListFields);
  const { rows, links, meta } = await listPage(call, queryParams, 'devices', where, order);
  return ok({ data: await deviceViews(rows, call.store), links, meta });
};

const accessDeviceFields = {
  name: textField('name'),
  room: textField('room'),
  vendor: textField('vendor'),
  model: textField('model'),
  batteryLevel: numberField('battery_level'),
  battery_level: numberField('battery_level'),
} satisfies Record<string, DeviceField>;

/** Devices of a project that open doors. The search finds them by their own words or by the alias of their asset. */
const listAccessDevices: Handler = async (call) => {
  const queryParams = readQueryParams('listAccessDevices', call.query);
  const { store } = call;
  const { id: project_id } = await projectInScope(call, call.params.projectId);
  const search = normalizeSearch(queryParams.search ?? '');
  const namedAssets =
    search === '' ? [] : await store.list('assets', { project_id, alias: { contains: search, fold: true } });
  const where: Criteria<'devices'> = {
    project_id,
    lock_type: { not: null },
    ...(search !== '' && {
      any: [searchCriteria(search), { asset_id: { in: namedAssets.map((asset) => asset.id) } }],
    }),
  };
  const order = queryParams.sort ? parseOrder<'devices'>(queryParams.sort, 'colon', accessDeviceFields) : [];
  const { rows, links, meta } = await listPage(call, queryParams, 'devices', where, order);
  return ok({ data: await accessDeviceViews(rows, store), links, meta });
};

/** Handlers: devices. */
export const deviceHandlers = { listDevices, listAccessDevices };
