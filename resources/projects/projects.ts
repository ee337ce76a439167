import { localized } from '../../src/config/localized';
import { defineResource } from '../../src/config/defineResource';
import { buildingFields } from './_buildingFields';
import {
  projectCamerasTab,
  projectDocumentsTab,
  gatewaysTab,
  servicesTab,
  intercomsTab,
  layoutTab,
  projectDevicesTab,
} from './_tabs';

const projectTypes = ['HOME', 'HOTEL', 'OFFICE', 'PARKING_SLOT', 'RENT', 'BUILDING', 'VACATIONAL_RENTAL'];

/** Buildings or communities. */
export default defineResource({
  name: 'projects',
  label: {
    one: localized({ es: 'edificio', en: 'building' }),
    many: localized({ es: 'Edificios', en: 'Buildings' }),
  },
  icon: 'building',
  navigation: { order: 30 },
  recordRepresentation: 'name',
  access: { edit: 'update_projects', disabledReason: 'no_permission' },
  api: {
    getList: { path: '/projects' },
    getOne: { path: '/projects/{id}', query: { include: 'assets' } },
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
    id: { type: 'text', label: localized({ es: 'Identificador', en: 'Identifier' }) },
    name: { type: 'text', label: localized({ es: 'Nombre', en: 'Name' }), required: true, maxLength: 255 },
    logo: buildingFields.logo,
    tile: buildingFields.tile,
    background_image: {
      type: 'image',
      label: localized({ es: 'Imagen de fondo', en: 'Background image' }),
      help: localized({ es: 'JPG, JPEG o PNG, como máximo de 5 MB', en: 'JPG, JPEG or PNG, 5 MB at most' }),
    },
    client: buildingFields.client,
    type: { ...buildingFields.type, values: projectTypes, required: true },
    status: { type: 'text', label: localized({ es: 'Estado', en: 'Status' }), default: 'ACCEPTED' },
    latitude: { type: 'number', label: localized({ es: 'Latitud', en: 'Latitude' }), decimals: 5 },
    longitude: { type: 'number', label: localized({ es: 'Longitud', en: 'Longitude' }), decimals: 5 },
    support_email: {
      type: 'emails',
      label: localized({ es: 'Correos de soporte', en: 'Support emails' }),
      emptyText: 'not_reported',
    },
    users_require_verification: {
      type: 'boolean',
      label: localized({ es: 'Verificación de usuarios', en: 'User verification' }),
      trueLabel: localized({ es: 'Activada', en: 'Enabled' }),
      falseLabel: localized({ es: 'Desactivada', en: 'Disabled' }),
    },
    users_verifiers: {
      type: 'choices',
      label: localized({ es: 'Verificadores', en: 'Verifiers' }),
      among: 'allowed_users_to_verify_accounts',
      minSearch: 3,
      display: '{email}',
      emptyText: localized({ es: 'Ninguno', en: 'None' }),
    },
  },
  list: {
    search: true,
    columns: [{ field: 'name', image: 'tile', width: '45%' }, 'type', 'support_email'],
    cards: { image: 'tile', fields: ['type'] },
    map: {
      latitude: 'latitude',
      longitude: 'longitude',
      count: {
        resource: 'gateways',
        reference: 'projectId',
        field: 'status',
        values: ['offline'],
        label: localized({ es: 'desconectados', en: 'offline' }),
      },
      fields: ['client', 'type', 'support_email'],
    },
    rowClick: '/admin/projects/{id}/assets?page=1&size=50',
    actions: ['notify'],
  },
  show: {
    header: {
      image: 'tile',
      breadcrumb: ['client'],
      fields: ['client', 'users_require_verification', 'type', 'users_verifiers', 'support_email'],
    },
    actions: ['edit'],
    history: 'replace',
    tabs: {
      assets: {
        label: localized({ es: 'Activos', en: 'Assets' }),
        query: { page: '1', size: '50' },
        list: {
          resource: 'assets',
          path: '/projects/{id}/assets',
          search: true,
          columns: [
            { field: 'address', image: 'facade' },
            { field: 'alias', width: '320px' },
            {
              field: 'id',
              label: localized({ es: 'Abrir en otra pestaña', en: 'Open in another tab' }),
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
      cameras: projectCamerasTab,
      documents: projectDocumentsTab,
      gateways: gatewaysTab,
      services: servicesTab,
      customization: {
        label: localized({ es: 'Personalización', en: 'Customisation' }),
        tabs: {
          app_and_webapp: {
            label: localized({ es: 'App y webapp', en: 'App and web app' }),
            form: {
              fields: ['background_image'],
              submitLabel: localized({ es: 'Publicar', en: 'Publish' }),
              // No image of a building that shows the product's own is what it had.
              unchangedWhen: {
                background_image: {
                  all: [
                    { field: 'form.background_image', empty: true },
                    { field: 'is_background_image_default', equals: true },
                  ],
                },
              },
              outcomes: [
                { on: 'success', success: 'customization_published', durationSeconds: 5 },
                { on: 'error', error: 'submit_error', durationSeconds: 3 },
              ],
            },
          },
        },
      },
      intercoms: intercomsTab,
      layout: layoutTab,
      devices: projectDevicesTab,
    },
  },
  edit: {
    presentation: 'modal',
    title: localized({ es: 'Editar edificio', en: 'Edit building' }),
    fields: ['name', 'type', 'support_email', 'users_verifiers', 'users_require_verification'],
    outcomes: [
      { on: 'success', success: 'customization_published' },
      { on: 'error', error: 'submit_error', durationSeconds: 3 },
    ],
  },
  actions: {
    notify: {
      label: localized({ es: 'Enviar notificación', en: 'Send notification' }),
      icon: 'megaphone',
      access: 'send_community_notifications',
      form: {
        title: localized({
          es: 'Enviar una notificación a un edificio',
          en: 'Send a notification to a building',
        }),
        submitLabel: localized({ es: 'Enviar', en: 'Send' }),
        fields: {
          project: {
            type: 'reference',
            label: localized({ es: 'Edificio', en: 'Building' }),
            resource: 'projects',
            required: true,
            placeholder: localized({ es: 'Busca por nombre', en: 'Search by name' }),
          },
          content: {
            type: 'longText',
            label: localized({ es: 'Mensaje', en: 'Message' }),
            required: true,
            rows: 4,
          },
        },
      },
      call: {
        method: 'POST',
        path: '/notifications/project/{form.project}',
        body: { content: '{form.content}' },
      },
      proof: 'none',
      outcomes: [
        { on: 'success', success: 'sent_successfully' },
        {
          on: 'error',
          error: localized({
            es: 'No se ha podido enviar la notificación al edificio',
            en: 'Could not send the notification to the building',
          }),
        },
      ],
      effects: [{ goTo: '/admin/projects/{form.project}' }],
    },
  },
});
