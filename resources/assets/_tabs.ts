import { defineTab } from '../../src/config/defineResource';
import { deviceFilters, deviceSorts } from '../devices/_filters';
import {
  deviceRowActions,
  enabledToggleColumn,
  deviceListError,
  sensorsExpand,
} from '../devices/_deviceList';

/** Who has access to the asset. */
export const usersTab = defineTab({
  label: 'Usuarios',
  list: {
    resource: 'asset-users',
    title: 'Usuarios',
    path: '/assets/{id}',
    paged: false,
    columns: [
      { field: 'username', below: 'created_at', initialLetter: true },
      'email',
      'roles',
      'confirmed_at',
    ],
    rowClick: '/admin/users/{id}/assets',
    actions: ['grant'],
    rowActions: ['unlink'],
    empty: 'Este activo no tiene usuarios',
    error: 'Los usuarios no están disponibles en este momento',
  },
});

/** Files of the asset. */
export const assetDocumentsTab = defineTab({
  label: 'Documentos',
  list: {
    resource: 'documents',
    path: '/assets/{id}/documents',
    paged: false,
    columns: ['title', 'comments', 'size', 'created_at'],
    rowClick: { urlField: 'url' },
    actions: ['upload'],
    rowActions: ['delete'],
    empty: 'Este activo no tiene documentos',
  },
});

/** Cameras of the asset. */
export const assetCamerasTab = defineTab({
  label: 'Cámaras',
  list: {
    resource: 'cameras',
    path: '/assets/{id}/cameras',
    paged: false,
    columns: ['name', 'vendor', 'model', 'enabled'],
    rowClick: { action: 'open' },
    actions: ['create'],
    empty: 'Este activo no tiene cámaras',
  },
});

/** Tab with the devices that the asset's gateways have reported. */
export const assetDevicesTab = defineTab({
  label: 'Dispositivos',
  query: { page: '1', size: '50', sort: 'gateway_id' },
  list: {
    resource: 'devices',
    path: '/devices',
    query: { asset_id: '{id}' },
    sort: { field: 'gateway_id', order: 'ASC' },
    sortableFields: deviceSorts,
    filters: deviceFilters,
    columns: [
      { field: 'deviceName', below: 'room' },
      'device_type',
      'gateway_id',
      'batteryLevel',
      'connectivity',
      'updatedAt',
      'shared',
      enabledToggleColumn,
      { field: 'device_id', hidden: true },
      { field: 'uuid', hidden: true },
      { field: 'available_actions', hidden: true },
    ],
    expand: sensorsExpand,
    actions: ['addToAsset'],
    rowActions: deviceRowActions,
    error: deviceListError,
    empty: 'Este activo no tiene dispositivos',
  },
});

/** Services of others that its people may need. */
export const contactsTab = defineTab({
  label: 'Contactos útiles',
  list: {
    resource: 'contacts',
    path: '/assets/{id}/third-party-services',
    paged: false,
    columns: ['title', 'description', 'link'],
    rowActions: ['delete'],
    empty: 'Este activo no tiene contactos útiles',
  },
});
