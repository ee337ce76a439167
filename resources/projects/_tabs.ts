import { defineTab } from '../../src/config/defineResource';
import { spacesPanel } from '../spaces/_panel';
import { deviceFilters, deviceSorts } from '../devices/_filters';
import {
  deviceRowActions,
  enabledToggleColumn,
  deviceListError,
  sensorsExpand,
} from '../devices/_deviceList';

/** Cameras of the building. */
export const projectCamerasTab = defineTab({
  label: 'Cámaras',
  access: 'camera_snapshots',
  list: {
    resource: 'cameras',
    path: '/projects/{id}/cameras',
    paged: false,
    columns: ['name', 'vendor', 'model', 'enabled'],
    rowClick: { action: 'open' },
    empty: 'Este edificio no tiene cámaras',
  },
});

/** Files of the building. */
export const projectDocumentsTab = defineTab({
  label: 'Documentos',
  list: {
    resource: 'documents',
    path: '/projects/{id}/documents',
    paged: false,
    columns: ['title', 'comments', 'url', 'size', 'source', 'created_at'],
    actions: ['publish'],
    rowActions: ['delete'],
    empty: 'Este edificio no tiene documentos',
  },
});

/** Its gateways, which open below it. */
export const gatewaysTab = defineTab({
  label: 'Gateways',
  access: 'read_gateways_list',
  list: {
    resource: 'gateways',
    path: '/gateways',
    query: { project_id: '{id}' },
    columns: ['id', 'qrCode', 'type', 'status'],
    rowClick: '/admin/projects/{parent.id}/gateway/{id}/info',
    empty: 'Este edificio no tiene gateways',
  },
});

/** Tab with the residents' services: contacts, news and spaces. */
export const servicesTab = defineTab({
  label: 'Servicios',
  comingSoon: 'comingSoonProjects',
  tabs: {
    'useful-contacts': {
      label: 'Contactos útiles',
      list: {
        resource: 'project-contacts',
        path: '/projects/{id}/third-party-services',
        paged: false,
        columns: ['title', 'description', 'link'],
        actions: ['create'],
        rowActions: ['delete'],
        empty: 'Este edificio no tiene contactos útiles',
      },
    },
    news: {
      label: 'Noticias',
      masterDetail: {
        records: {
          resource: 'news',
          path: '/projects/{id}/events-news',
          fields: ['image', 'description', 'link_title', 'linkShown'],
          actions: ['edit', 'delete'],
          empty: {
            title: 'Este edificio no tiene noticias',
            text: 'Las que publiques aquí se ven en la app de sus residentes.',
          },
          error: 'No se han podido cargar las noticias',
          recordError: 'No se ha podido cargar la noticia',
        },
      },
    },
    'common-areas': { label: 'Espacios', masterDetail: spacesPanel },
  },
});

/** Its intercoms, and the homes that they call. */
export const intercomsTab = defineTab({
  label: 'Videoporteros',
  access: 'list_intercoms',
  masterDetail: {
    records: {
      resource: 'intercoms',
      path: '/projects/{id}/intercoms',
      fields: [
        'vendor',
        'model',
        'serialNumber',
        'handlerId',
        'remote',
        'local',
        'linkVendor',
        'iosLink',
        'iosStore',
        'androidLink',
        'androidStore',
        'comments',
      ],
      lists: [
        {
          title: 'Viviendas a las que llama',
          resource: 'intercom-rooms',
          recordPath: 'rooms',
          columns: [
            { field: 'identifier', link: '/admin/assets/{assetId}/start' },
            { field: 'asset', link: '/admin/assets/{assetId}/start' },
            'comments',
          ],
          empty: 'No llama a ninguna vivienda',
        },
      ],
      actions: ['edit', 'delete'],
      empty: {
        title: 'Este edificio no tiene videoporteros',
        text: 'Añade el primero con su nombre y su fabricante.',
      },
      error: 'No se han podido cargar los videoporteros',
    },
  },
});

/** Its parts and what they contain. */
export const layoutTab = defineTab({
  label: 'Distribución',
  comingSoon: 'comingSoonProjects',
  list: {
    resource: 'layout-areas',
    path: '/projects/{id}/layout-config',
    paged: false,
    columns: [
      { field: 'name', image: 'image', width: '20rem' },
      'type',
      'inside',
      { field: 'nameEs', hidden: true },
      { field: 'nameEn', hidden: true },
    ],
    sort: { field: 'name', order: 'ASC' },
    expand: {
      resource: 'layout-inner-areas',
      recordPath: 'horizontal',
      columns: [{ field: 'name', image: 'image' }],
      sort: { field: 'name', order: 'ASC' },
      rowActions: ['edit', 'delete'],
      empty: 'Esta zona no contiene otras',
    },
    actions: ['create'],
    rowActions: ['edit', 'editInner', 'add', 'delete'],
    empty: {
      title: 'Este edificio no tiene zonas',
      text: 'Crea la primera, con las zonas que contiene.',
      action: 'create',
    },
    error: 'No se han podido cargar las zonas del edificio',
  },
});

/** Devices of the building itself, not of its assets. */
export const projectDevicesTab = defineTab({
  label: 'Dispositivos',
  query: { page: '1', size: '50', sort: 'gateway_id' },
  list: {
    resource: 'devices',
    path: '/devices',
    query: { project_id: '{id}', filter: 'asset_id is null' },
    sort: { field: 'gateway_id', order: 'ASC' },
    sortableFields: deviceSorts,
    filters: deviceFilters,
    columns: [
      'deviceName',
      'room',
      'device_type',
      'batteryLevel',
      'connectivity',
      'shared',
      enabledToggleColumn,
      { field: 'access_sensor_id', hidden: true },
      { field: 'asset', below: 'asset_address', hidden: true },
      { field: 'asset_type', hidden: true },
      // Members that the documents do not promise for this list.
      { field: 'gateway_id', hidden: true },
      { field: 'device_id', hidden: true },
      { field: 'updatedAt', hidden: true },
    ],
    expand: sensorsExpand,
    actions: ['addToProject'],
    rowActions: deviceRowActions,
    error: deviceListError,
    empty: 'Este edificio no tiene dispositivos',
  },
});
