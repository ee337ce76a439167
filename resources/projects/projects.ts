import { defineResource } from '../../src/config/defineResource';
import { building } from './_building';
import { deviceFilters, deviceSorts } from '../devices/_filters';
import { deviceActions, enabledSwitch, listError, sensorsBelow } from '../devices/_inLists';

const types = ['HOME', 'HOTEL', 'OFFICE', 'PARKING_SLOT', 'RENT', 'BUILDING', 'VACATIONAL_RENTAL'];

/** Buildings or communities (PROJ-01..PROJ-43, PASSET-01..PASSET-15). */
export default defineResource({
  name: 'projects',
  label: { one: 'edificio', many: 'Edificios' },
  icon: 'building',
  menu: { order: 30 },
  title: 'name',
  api: {
    list: { path: '/projects' },
    one: { path: '/projects/{id}', query: { include: 'assets' } },
    update: {
      path: '/projects/{id}',
      body: {
        id: '{id}',
        name: '{name}',
        users_require_verification: '{users_require_verification}',
        users_verifiers: '{users_verifiers}',
        logo: '{logo}',
        background_image: '{background_image}',
        type: '{type}',
        support_email: '{support_email}',
        status: '{status}',
      },
    },
  },
  members: ['is_background_image_default', 'available_intercom_vendors', 'availableIntercomVendors'],
  fields: {
    id: { type: 'text', label: 'Identificador' },
    name: { type: 'text', label: 'Nombre', required: true, maxLength: 255 },
    logo: building.logo,
    background_image: {
      type: 'image',
      label: 'Imagen de fondo',
      help: 'JPG, JPEG o PNG, como máximo de 5 MB',
    },
    client: building.client,
    type: { ...building.type, values: types, required: true },
    status: { type: 'text', label: 'Estado', default: 'ACCEPTED' },
    support_email: { type: 'emails', label: 'Correos de soporte', empty: 'not_reported' },
    users_require_verification: {
      type: 'boolean',
      label: 'Verificación de usuarios',
      yes: 'Activada',
      no: 'Desactivada',
    },
    users_verifiers: {
      type: 'choices',
      label: 'Verificadores',
      among: 'allowed_users_to_verify_accounts',
      minSearch: 3,
      display: '{email}',
      empty: 'Ninguno',
    },
  },
  list: {
    search: true,
    columns: [{ field: 'name', image: 'logo', width: '45%' }, 'type', 'support_email'],
    rowClick: '/admin/projects/{id}/assets?page=1&size=50',
    actions: ['notify'],
  },
  detail: {
    header: { fields: ['client', 'users_require_verification', 'type', 'users_verifiers', 'support_email'] },
    actions: ['edit'],
    history: 'replace',
    tabs: {
      assets: {
        label: 'Activos',
        query: { page: '1', size: '50' },
        list: {
          resource: 'assets',
          path: '/projects/{id}/assets',
          search: true,
          columns: [
            'address',
            'alias',
            {
              field: 'id',
              label: 'Abrir en otra pestaña',
              link: '/admin/assets/{id}/start',
              newTab: true,
              width: '48px',
            },
          ],
          rowClick: '/admin/assets/{id}/start',
          bulkActions: ['grantUser'],
          selectAllError: '_PROJECT_ASSETS_SELECT_ALL_ASSETS_ERROR',
        },
      },
      cameras: {
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
      },
      documents: {
        label: 'Documentos',
        list: {
          resource: 'documents',
          path: '/projects/{id}/documents',
          paged: false,
          columns: ['title', 'comments', 'url', 'size', 'created_at'],
          actions: ['publish'],
          rowActions: ['delete'],
          empty: 'Este edificio no tiene documentos',
        },
      },
      gateways: {
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
      },
      services: {
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
            panel: {
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
          'common-areas': {
            label: 'Espacios',
            list: {
              resource: 'spaces',
              path: '/projects/{id}/common-areas',
              paged: false,
              columns: ['name', 'capacity', 'maximum_bookings_by_user', 'enabled'],
              empty: 'Este edificio no tiene espacios para reservar',
            },
          },
        },
      },
      customization: {
        label: 'Personalización',
        tabs: {
          app_and_webapp: {
            label: 'App y webapp',
            form: {
              fields: ['background_image'],
              submit: 'Publicar',
              // No image of a building that shows the product's own is what it had (CUST-02).
              sameWhen: {
                background_image: {
                  all: [
                    { field: 'form.background_image', empty: true },
                    { field: 'is_background_image_default', equals: true },
                  ],
                },
              },
              outcomes: [
                { on: 'ok', success: 'customization_published', for: 5 },
                { on: 'error', error: 'submit_error', for: 3 },
              ],
            },
          },
        },
      },
      intercoms: {
        label: 'Videoporteros',
        access: 'list_intercoms',
        panel: {
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
                from: 'rooms',
                columns: [{ field: 'identifier', link: '/admin/assets/{assetId}/start' }, 'comments'],
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
      },
      layout: {
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
            from: 'horizontal',
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
      },
      devices: {
        label: 'Dispositivos',
        query: { page: '1', size: '50', sort: 'gateway_id' },
        list: {
          resource: 'devices',
          path: '/devices',
          query: { project_id: '{id}', filter: 'asset_id is null' },
          sort: { field: 'gateway_id', order: 'ASC' },
          sorts: deviceSorts,
          filters: deviceFilters,
          columns: [
            'deviceName',
            'room',
            'device_type',
            'batteryLevel',
            'connectivity',
            'shared',
            enabledSwitch,
            { field: 'access_sensor_id', hidden: true },
            { field: 'asset', below: 'asset_address', hidden: true },
            { field: 'asset_type', hidden: true },
            // Members that the documents do not promise for this list (DEV-21).
            { field: 'gateway_id', hidden: true },
            { field: 'device_id', hidden: true },
            { field: 'updatedAt', hidden: true },
          ],
          expand: sensorsBelow,
          actions: ['addToProject'],
          rowActions: deviceActions,
          error: listError,
          empty: 'Este edificio no tiene dispositivos',
        },
      },
    },
  },
  edit: {
    in: 'modal',
    title: 'Editar edificio',
    fields: ['name', 'type', 'support_email', 'users_verifiers', 'users_require_verification'],
    outcomes: [
      { on: 'ok', success: 'customization_published' },
      { on: 'error', error: 'submit_error', for: 3 },
    ],
  },
  actions: {
    notify: {
      label: 'Enviar notificación',
      icon: 'megaphone',
      access: 'send_community_notifications',
      form: {
        title: 'Enviar una notificación a un edificio',
        submit: 'Enviar',
        fields: {
          project: {
            type: 'reference',
            label: 'Edificio',
            resource: 'projects',
            required: true,
            placeholder: 'Busca por nombre',
          },
          content: { type: 'longText', label: 'Mensaje', required: true, rows: 4 },
        },
      },
      call: {
        method: 'POST',
        path: '/notifications/project/{form.project}',
        body: { content: '{form.content}' },
      },
      outcomes: [
        { on: 'ok', success: 'sent_successfully' },
        { on: 'error', error: 'No se ha podido enviar la notificación al edificio' },
      ],
      then: [{ goTo: '/admin/projects/{form.project}' }],
    },
  },
});
