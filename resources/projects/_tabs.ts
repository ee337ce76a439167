import { localized } from '../../src/config/localized';
import { defineTab } from '../../src/config/defineResource';
import { spacesPanel } from '../spaces/_panel';
import { deviceFilters, deviceSorts } from '../devices/_filters';
import {
  deviceRowActions,
  enabledToggleColumn,
  sharedColumn,
  deviceListError,
  sensorsExpand,
} from '../devices/_deviceList';

/** Cameras of the building. */
export const projectCamerasTab = defineTab({
  label: localized({ es: 'Cámaras', en: 'Cameras' }),
  access: 'camera_snapshots',
  list: {
    resource: 'cameras',
    path: '/projects/{id}/cameras',
    paged: false,
    columns: ['name', 'vendor', 'model', 'enabled'],
    rowClick: { action: 'open' },
    empty: localized({ es: 'Este edificio no tiene cámaras', en: 'This building has no cameras' }),
  },
});

/** Files of the building. */
export const projectDocumentsTab = defineTab({
  label: localized({ es: 'Documentos', en: 'Documents' }),
  list: {
    resource: 'documents',
    path: '/projects/{id}/documents',
    paged: false,
    columns: [{ field: 'title', below: 'comments' }, 'size', 'created_at', 'url', 'source'],
    rowClick: { urlField: 'url' },
    actions: ['publish'],
    rowActions: ['delete'],
    empty: {
      title: localized({ es: 'Este edificio no tiene documentos', en: 'This building has no documents' }),
      text: localized({
        es: 'Aquí van normas, actas y planos: PDF de menos de 10 MB cada uno.',
        en: 'Rules, minutes and plans go here: PDF files below 10 MB each.',
      }),
    },
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
    empty: localized({ es: 'Este edificio no tiene gateways', en: 'This building has no gateways' }),
  },
});

/** Tab with the residents' services: contacts, news and spaces. */
export const servicesTab = defineTab({
  label: localized({ es: 'Servicios', en: 'Services' }),
  comingSoon: 'comingSoonProjects',
  tabs: {
    'useful-contacts': {
      label: localized({ es: 'Contactos útiles', en: 'Useful contacts' }),
      list: {
        resource: 'project-contacts',
        path: '/projects/{id}/third-party-services',
        paged: false,
        columns: ['title', 'description', 'link'],
        actions: ['create'],
        rowActions: ['delete'],
        empty: localized({
          es: 'Este edificio no tiene contactos útiles',
          en: 'This building has no useful contacts',
        }),
      },
    },
    news: {
      label: localized({ es: 'Noticias', en: 'News' }),
      masterDetail: {
        records: {
          resource: 'news',
          path: '/projects/{id}/events-news',
          fields: ['image', 'description', 'link_title', 'linkShown'],
          actions: ['edit', 'delete'],
          empty: {
            title: localized({ es: 'Este edificio no tiene noticias', en: 'This building has no news' }),
            text: localized({
              es: 'Las que publiques aquí se ven en la app de sus residentes.',
              en: 'What you publish here is shown in the app of its residents.',
            }),
          },
          error: localized({
            es: 'No se han podido cargar las noticias',
            en: 'The news could not be loaded',
          }),
          recordError: localized({
            es: 'No se ha podido cargar la noticia',
            en: 'The news item could not be loaded',
          }),
        },
      },
    },
    'common-areas': { label: localized({ es: 'Espacios', en: 'Spaces' }), masterDetail: spacesPanel },
  },
});

/** Its intercoms, and the homes that they call. */
export const intercomsTab = defineTab({
  label: localized({ es: 'Videoporteros', en: 'Intercoms' }),
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
          title: localized({ es: 'Viviendas a las que llama', en: 'Homes it calls' }),
          resource: 'intercom-rooms',
          recordPath: 'rooms',
          columns: [
            { field: 'identifier', link: '/admin/assets/{assetId}/start' },
            { field: 'asset', link: '/admin/assets/{assetId}/start' },
            'comments',
          ],
          empty: localized({ es: 'No llama a ninguna vivienda', en: 'It does not call any home' }),
        },
      ],
      actions: ['edit', 'delete'],
      empty: {
        title: localized({
          es: 'Este edificio no tiene videoporteros',
          en: 'This building has no intercoms',
        }),
        text: localized({
          es: 'Añade el primero con su nombre y su fabricante.',
          en: 'Add the first one with its name and manufacturer.',
        }),
      },
      error: localized({
        es: 'No se han podido cargar los videoporteros',
        en: 'The intercoms could not be loaded',
      }),
    },
  },
});

/** Its parts and what they contain. */
export const layoutTab = defineTab({
  label: localized({ es: 'Distribución', en: 'Layout' }),
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
      empty: localized({ es: 'Esta zona no contiene otras', en: 'This area does not contain others' }),
    },
    actions: ['create'],
    rowActions: ['edit', 'editInner', 'add', 'delete'],
    empty: {
      title: localized({ es: 'Este edificio no tiene zonas', en: 'This building has no areas' }),
      text: localized({
        es: 'Crea la primera, con las zonas que contiene.',
        en: 'Create the first one, with the areas it contains.',
      }),
      action: 'create',
    },
    error: localized({
      es: 'No se han podido cargar las zonas del edificio',
      en: 'The areas of the building could not be loaded',
    }),
  },
});

/** Devices of the building itself, not of its assets. */
export const projectDevicesTab = defineTab({
  label: localized({ es: 'Dispositivos', en: 'Devices' }),
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
      sharedColumn,
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
    empty: localized({ es: 'Este edificio no tiene dispositivos', en: 'This building has no devices' }),
  },
});
