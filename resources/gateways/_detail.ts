import { localized } from '../../src/config/localized';
import { defineAction, defineFields, defineForm, defineTab } from '../../src/config/defineResource';
import { gatewayDeviceFilters } from '../devices/_filters';

/** Fields of a gateway's page that its list does not show. */
export const gatewayDetailFields = defineFields({
  // Status in the stored record; the measured status may differ. The tag beside the title is the measured one.
  recordStatus: {
    type: 'enum',
    label: localized({ es: 'Estado según su ficha', en: 'Status according to its record' }),
    access: 'list_gateway_status',
    source: 'status',
    values: {
      online: localized({ es: 'Conectado', en: 'Online' }),
      offline: localized({ es: 'Desconectado', en: 'Offline' }),
      unknown: localized({ es: 'Sin datos', en: 'No data' }),
    },
    allowOtherValues: true,
    emptyText: localized({ es: 'Sin datos', en: 'No data' }),
  },
  assetId: {
    type: 'text',
    label: localized({ es: 'Identificador del activo', en: 'Asset identifier' }),
    copyButton: true,
    emptyText: 'not_assigned',
  },
  batch_id: {
    type: 'text',
    label: localized({ es: 'Identificador del lote', en: 'Batch identifier' }),
    copyButton: true,
    emptyText: 'not_reported',
  },
  batch_name: { type: 'text', label: localized({ es: 'Lote', en: 'Batch' }), emptyText: 'not_reported' },
  master_user: {
    type: 'text',
    label: localized({ es: 'Usuario maestro', en: 'Master user' }),
    emptyText: 'not_reported',
  },
  voice_assistant_user: {
    type: 'text',
    label: localized({ es: 'Usuario del asistente de voz', en: 'Voice assistant user' }),
    emptyText: 'not_reported',
  },
  helper_version: {
    type: 'text',
    label: localized({ es: 'Versión de Helper', en: 'Helper version' }),
    emptyText: 'not_reported',
  },
  knx_version: {
    type: 'text',
    label: localized({ es: 'Versión de KNX', en: 'KNX version' }),
    emptyText: 'not_reported',
  },
  os_version: {
    type: 'text',
    label: localized({ es: 'Versión del sistema operativo', en: 'Operating system version' }),
    emptyText: 'not_reported',
  },
  zwave_version: {
    type: 'text',
    label: localized({ es: 'Versión de Z-Wave', en: 'Z-Wave version' }),
    emptyText: 'not_reported',
  },
  firmware_version: {
    type: 'text',
    label: localized({ es: 'Versión del firmware', en: 'Firmware version' }),
    emptyText: 'not_reported',
  },
  deployed_at: {
    type: 'dateTime',
    label: localized({ es: 'Instalado', en: 'Installed' }),
    emptyText: 'not_reported',
  },
  deployment_date: {
    type: 'date',
    label: localized({ es: 'Fecha de instalación', en: 'Installation date' }),
    emptyText: 'not_reported',
  },
  assistant_cloud: {
    type: 'boolean',
    label: localized({ es: 'Asistente en la nube', en: 'Cloud assistant' }),
    emptyText: 'not_reported',
  },
  assistant_cloud_url: {
    type: 'url',
    label: localized({ es: 'Dirección del asistente', en: 'Assistant address' }),
    emptyText: 'not_reported',
  },
  devices: {
    type: 'number',
    label: localized({ es: 'Dispositivos', en: 'Devices' }),
    source: 'devices.length',
    emptyText: 'not_reported',
  },
  sensors: {
    type: 'number',
    label: localized({ es: 'Sensores', en: 'Sensors' }),
    source: 'sensors.length',
    emptyText: 'not_reported',
  },
  shared_sensors: {
    type: 'number',
    label: localized({ es: 'Sensores compartidos', en: 'Shared sensors' }),
    source: 'shared_sensors.length',
    emptyText: 'not_reported',
  },
  shared_sensors_visibility: {
    type: 'boolean',
    label: localized({ es: 'Sensores compartidos a la vista', en: 'Shared sensors visible' }),
    emptyText: 'not_reported',
  },
  name: {
    type: 'text',
    label: localized({ es: 'Nombre', en: 'Name' }),
    maxLength: 80,
    emptyText: 'not_reported',
  },
  vendor: {
    type: 'text',
    label: localized({ es: 'Fabricante', en: 'Manufacturer' }),
    maxLength: 80,
    emptyText: 'not_reported',
  },
});

/** Tab with the state and the data of a gateway. */
export const infoTab = defineTab({
  label: localized({ es: 'Información', en: 'Information' }),
  blocks: [
    {
      label: localized({ es: 'Estado y salud', en: 'Status and health' }),
      tab: 'gateway-status',
      options: { report: '/admin/create-ticket' },
    },
    {
      label: localized({ es: 'Versiones', en: 'Versions' }),
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
    {
      label: localized({ es: 'Sensores compartidos', en: 'Shared sensors' }),
      tab: 'shared-sensors',
      options: { assets: 'assets' },
    },
    {
      label: localized({ es: 'Identificación', en: 'Identification' }),
      aside: true,
      // The head of the page shows QID and type.
      fields: [
        'id',
        'alias',
        'name',
        'vendor',
        'sku',
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
      label: localized({ es: 'Fechas', en: 'Dates' }),
      aside: true,
      fields: ['productionDate', 'deployed_at', 'deployment_date'],
    },
    {
      label: localized({ es: 'Otros datos', en: 'Other details' }),
      aside: true,
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
  label: localized({ es: 'Dispositivos', en: 'Devices' }),
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
    empty: localized({ es: 'Este gateway no tiene dispositivos', en: 'This gateway has no devices' }),
  },
});

/** Form with the editable fields of a gateway. */
export const editForm = defineForm({
  presentation: 'modal',
  title: localized({ es: 'Editar gateway', en: 'Edit gateway' }),
  fields: ['alias', 'name', 'vendor'],
  submitRequiresChanges: true,
  outcomes: [
    { on: 'success', success: 'successfully_updated' },
    { on: 'error', error: 'EDIT_ERROR' },
  ],
});

/** Lets other assets read sensors of the gateway. */
export const shareSensorsAction = defineAction({
  label: localized({ es: 'Compartir sensores', en: 'Share sensors' }),
  icon: 'link',
  requires: ['register_gateways', 'read_assets'],
  dialog: 'share-sensors',
  options: { assets: 'assets' },
});
