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
    open: true,
    tones: { online: 'success', offline: 'danger' },
    empty: 'Sin datos',
  },
  assetId: { type: 'text', label: 'Identificador del activo', empty: 'not_assigned' },
  batch_id: { type: 'text', label: 'Identificador del lote', empty: 'not_reported' },
  batch_name: { type: 'text', label: 'Lote', empty: 'not_reported' },
  master_user: { type: 'text', label: 'Usuario maestro', empty: 'not_reported' },
  voice_assistant_user: { type: 'text', label: 'Usuario del asistente de voz', empty: 'not_reported' },
  helper_version: { type: 'text', label: 'Versión de Helper', empty: 'not_reported' },
  knx_version: { type: 'text', label: 'Versión de KNX', empty: 'not_reported' },
  os_version: { type: 'text', label: 'Versión del sistema operativo', empty: 'not_reported' },
  zwave_version: { type: 'text', label: 'Versión de Z-Wave', empty: 'not_reported' },
  firmware_version: { type: 'text', label: 'Versión del firmware', empty: 'not_reported' },
  deployed_at: { type: 'dateTime', label: 'Instalado', empty: 'not_reported' },
  deployment_date: { type: 'date', label: 'Fecha de instalación', empty: 'not_reported' },
  assistant_cloud: { type: 'boolean', label: 'Asistente en la nube', empty: 'not_reported' },
  assistant_cloud_url: { type: 'url', label: 'Dirección del asistente', empty: 'not_reported' },
  devices: { type: 'number', label: 'Dispositivos', source: 'devices.length', empty: 'not_reported' },
  sensors: { type: 'number', label: 'Sensores', source: 'sensors.length', empty: 'not_reported' },
  shared_sensors: {
    type: 'number',
    label: 'Sensores compartidos',
    source: 'shared_sensors.length',
    empty: 'not_reported',
  },
  shared_sensors_visibility: {
    type: 'boolean',
    label: 'Sensores compartidos a la vista',
    empty: 'not_reported',
  },
  name: { type: 'text', label: 'Nombre', maxLength: 80, empty: 'not_reported' },
  vendor: { type: 'text', label: 'Fabricante', maxLength: 80, empty: 'not_reported' },
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
  in: 'modal',
  title: 'Editar gateway',
  fields: ['alias', 'name', 'vendor'],
  onlyWhenChanged: true,
  outcomes: [
    { on: 'ok', success: 'successfully_updated' },
    { on: 'error', error: 'EDIT_ERROR' },
  ],
});

/** Lets other assets read sensors of the gateway. */
export const shareSensorsAction = defineAction({
  label: 'Compartir sensores',
  icon: 'link',
  enabledFor: ['register_gateways', 'read_assets'],
  dialog: 'share-sensors',
  options: { assets: 'assets' },
});
