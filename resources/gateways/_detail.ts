import { defineAction, defineFields, defineForm, defineTab } from '../../src/config/defineResource';
import { gatewayDeviceFilters } from '../devices/_filters';

/** Fields of a gateway's page that its list does not show. */
export const gatewayDetailFields = defineFields({
  // Status in the stored record; the measured status may differ.
  recordStatus: {
    type: 'status',
    label: 'Estado según su ficha',
    access: 'list_gateway_status',
    source: 'status',
    values: { online: 'Conectado', offline: 'Desconectado', unknown: 'Sin datos' },
    allowOtherValues: true,
    tones: { online: 'success', offline: 'danger' },
    emptyText: 'Sin datos',
  },
  assetId: { type: 'text', label: 'Identificador del activo', emptyText: 'not_assigned' },
  batch_id: { type: 'text', label: 'Identificador del lote', emptyText: 'not_reported' },
  batch_name: { type: 'text', label: 'Lote', emptyText: 'not_reported' },
  master_user: { type: 'text', label: 'Usuario maestro', emptyText: 'not_reported' },
  voice_assistant_user: { type: 'text', label: 'Usuario del asistente de voz', emptyText: 'not_reported' },
  helper_version: { type: 'text', label: 'Versión de Helper', emptyText: 'not_reported' },
  knx_version: { type: 'text', label: 'Versión de KNX', emptyText: 'not_reported' },
  os_version: { type: 'text', label: 'Versión del sistema operativo', emptyText: 'not_reported' },
  zwave_version: { type: 'text', label: 'Versión de Z-Wave', emptyText: 'not_reported' },
  firmware_version: { type: 'text', label: 'Versión del firmware', emptyText: 'not_reported' },
  deployed_at: { type: 'dateTime', label: 'Instalado', emptyText: 'not_reported' },
  deployment_date: { type: 'date', label: 'Fecha de instalación', emptyText: 'not_reported' },
  assistant_cloud: { type: 'boolean', label: 'Asistente en la nube', emptyText: 'not_reported' },
  assistant_cloud_url: { type: 'url', label: 'Dirección del asistente', emptyText: 'not_reported' },
  devices: { type: 'number', label: 'Dispositivos', source: 'devices.length', emptyText: 'not_reported' },
  sensors: { type: 'number', label: 'Sensores', source: 'sensors.length', emptyText: 'not_reported' },
  shared_sensors: {
    type: 'number',
    label: 'Sensores compartidos',
    source: 'shared_sensors.length',
    emptyText: 'not_reported',
  },
  shared_sensors_visibility: {
    type: 'boolean',
    label: 'Sensores compartidos a la vista',
    emptyText: 'not_reported',
  },
  name: { type: 'text', label: 'Nombre', maxLength: 80, emptyText: 'not_reported' },
  vendor: { type: 'text', label: 'Fabricante', maxLength: 80, emptyText: 'not_reported' },
});

/** Tab with the state and the data of a gateway. */
export const infoTab = defineTab({
  label: 'Información',
  blocks: [
    { label: 'Estado y salud', tab: 'gateway-status' },
    {
      label: 'Identificación',
      fields: [
        'id',
        'qrCode',
        'alias',
        'name',
        'vendor',
        'sku',
        'kind',
        'recordStatus',
        'assetId',
        'projectId',
        'batch_id',
        'batch_name',
        'master_user',
        'voice_assistant_user',
      ],
    },
    {
      label: 'Versiones',
      fields: [
        'hw_version',
        'gatewayVersion',
        'daemonVersion',
        'helper_version',
        'knx_version',
        'os_version',
        'zwave_version',
        'firmware_version',
      ],
    },
    { label: 'Sensores compartidos', tab: 'shared-sensors', options: { assets: 'assets' } },
    { label: 'Fechas', fields: ['productionDate', 'deployed_at', 'deployment_date'] },
    {
      label: 'Otros datos',
      fields: [
        'assistant_cloud',
        'assistant_cloud_url',
        'devices',
        'sensors',
        'shared_sensors',
        'shared_sensors_visibility',
      ],
    },
  ],
});

/** The devices of a gateway. */
export const devicesTab = defineTab({
  label: 'Dispositivos',
  count: 'devices',
  query: { page: '1', size: '50', sort: 'device_id' },
  list: {
    resource: 'devices',
    path: '/devices',
    query: { gateway_id: '{id}' },
    search: true,
    sort: { field: 'device_id', order: 'ASC' },
    filters: gatewayDeviceFilters,
    columns: [
      { field: 'device_id', below: 'label' },
      'device_type',
      'health',
      'active_issues',
      'batteryLevel',
      'connectivity',
      'latency',
      'internal_temperature',
      'updatedAt',
      { field: 'created_at', hidden: true },
      { field: 'available_actions', hidden: true },
    ],
    error: '_DEVICES_LIST_ERROR_MESSAGE',
    empty: 'Este gateway no tiene dispositivos',
  },
});

/** Form with the editable fields of a gateway. */
export const editForm = defineForm({
  presentation: 'modal',
  title: 'Editar gateway',
  fields: ['alias', 'name', 'vendor'],
  submitRequiresChanges: true,
  outcomes: [
    { on: 'success', success: 'successfully_updated' },
    { on: 'error', error: 'EDIT_ERROR' },
  ],
});

/** Lets other assets read sensors of the gateway. */
export const shareSensorsAction = defineAction({
  label: 'Compartir sensores',
  icon: 'link',
  requires: ['register_gateways', 'read_assets'],
  dialog: 'share-sensors',
  options: { assets: 'assets' },
});
