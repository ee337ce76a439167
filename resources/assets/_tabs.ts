import { localized } from '../../src/config/localized';
import { defineTab } from '../../src/config/defineResource';
import { deviceFilters, deviceSorts } from '../devices/_filters';
import {
  deviceRowActions,
  enabledToggleColumn,
  sharedColumn,
  deviceListError,
  sensorsExpand,
} from '../devices/_deviceList';

/** Who has access to the asset. */
export const usersTab = defineTab({
  label: localized({ es: 'Usuarios', en: 'Users' }),
  list: {
    resource: 'asset-users',
    title: localized({ es: 'Usuarios', en: 'Users' }),
    path: '/assets/{id}',
    paged: false,
    columns: [
      {
        field: 'username',
        below: 'created_at',
        belowLabel: localized({ es: 'alta', en: 'registered' }),
        initialLetter: true,
      },
      'email',
      'roles',
      'confirmed_at',
    ],
    rowClick: '/admin/users/{id}/assets',
    actions: ['grant'],
    rowActions: ['unlink'],
    empty: {
      title: localized({ es: 'Este activo no tiene usuarios', en: 'This asset has no users' }),
      text: localized({
        es: 'Con «Dar acceso» una persona usa el activo con su propia cuenta.',
        en: '“Give access” lets a person use the asset with their own account.',
      }),
    },
    error: localized({
      es: 'Los usuarios no están disponibles en este momento',
      en: 'The users are not available at the moment',
    }),
  },
});

/** Files of the asset. */
export const assetDocumentsTab = defineTab({
  label: localized({ es: 'Documentos', en: 'Documents' }),
  list: {
    resource: 'documents',
    path: '/assets/{id}/documents',
    paged: false,
    columns: [{ field: 'title', below: 'comments' }, 'size', 'created_at'],
    rowClick: { urlField: 'url' },
    actions: ['upload'],
    rowActions: ['delete'],
    empty: {
      title: localized({ es: 'Este activo no tiene documentos', en: 'This asset has no documents' }),
      text: localized({
        es: 'Aquí van contratos, manuales y planos: PDF de menos de 10 MB cada uno.',
        en: 'Contracts, manuals and plans go here: PDF files below 10 MB each.',
      }),
    },
  },
});

/** Cameras of the asset. */
export const assetCamerasTab = defineTab({
  label: localized({ es: 'Cámaras', en: 'Cameras' }),
  list: {
    resource: 'cameras',
    path: '/assets/{id}/cameras',
    paged: false,
    columns: ['name', 'vendor', 'model', 'enabled'],
    rowClick: { action: 'open' },
    actions: ['create'],
    empty: {
      title: localized({ es: 'Este activo no tiene cámaras', en: 'This asset has no cameras' }),
      text: localized({
        es: 'Al añadir una con sus direcciones se ve aquí su imagen.',
        en: 'Add one with its addresses to see its picture here.',
      }),
    },
  },
});

/** Tab with the devices that the asset's gateways have reported. */
export const assetDevicesTab = defineTab({
  label: localized({ es: 'Dispositivos', en: 'Devices' }),
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
      sharedColumn,
      enabledToggleColumn,
      { field: 'device_id', hidden: true },
      { field: 'uuid', hidden: true },
      { field: 'available_actions', hidden: true },
    ],
    expand: sensorsExpand,
    actions: ['addToAsset'],
    rowActions: deviceRowActions,
    error: deviceListError,
    empty: localized({ es: 'Este activo no tiene dispositivos', en: 'This asset has no devices' }),
  },
});

/** Services of others that its people may need. */
export const contactsTab = defineTab({
  label: localized({ es: 'Contactos útiles', en: 'Useful contacts' }),
  list: {
    resource: 'contacts',
    path: '/assets/{id}/third-party-services',
    paged: false,
    columns: ['title', 'description', 'link'],
    rowActions: ['delete'],
    empty: localized({
      es: 'Este activo no tiene contactos útiles',
      en: 'This asset has no useful contacts',
    }),
  },
});
