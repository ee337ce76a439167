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
  label: { one: 'edificio', many: 'Edificios' },
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
    id: { type: 'text', label: 'Identificador' },
    name: { type: 'text', label: 'Nombre', required: true, maxLength: 255 },
    logo: buildingFields.logo,
    background_image: {
      type: 'image',
      label: 'Imagen de fondo',
      help: 'JPG, JPEG o PNG, como máximo de 5 MB',
    },
    client: buildingFields.client,
    type: { ...buildingFields.type, values: projectTypes, required: true },
    status: { type: 'text', label: 'Estado', default: 'ACCEPTED' },
    support_email: { type: 'emails', label: 'Correos de soporte', emptyText: 'not_reported' },
    users_require_verification: {
      type: 'boolean',
      label: 'Verificación de usuarios',
      trueLabel: 'Activada',
      falseLabel: 'Desactivada',
    },
    users_verifiers: {
      type: 'choices',
      label: 'Verificadores',
      among: 'allowed_users_to_verify_accounts',
      minSearch: 3,
      display: '{email}',
      emptyText: 'Ninguno',
    },
  },
  list: {
    search: true,
    columns: [{ field: 'name', image: 'logo', width: '45%' }, 'type', 'support_email'],
    rowClick: '/admin/projects/{id}/assets?page=1&size=50',
    actions: ['notify'],
  },
  show: {
    header: {
      breadcrumb: ['client'],
      fields: ['client', 'users_require_verification', 'type', 'users_verifiers', 'support_email'],
    },
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
      cameras: projectCamerasTab,
      documents: projectDocumentsTab,
      gateways: gatewaysTab,
      services: servicesTab,
      customization: {
        label: 'Personalización',
        tabs: {
          app_and_webapp: {
            label: 'App y webapp',
            form: {
              fields: ['background_image'],
              submitLabel: 'Publicar',
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
    title: 'Editar edificio',
    fields: ['name', 'type', 'support_email', 'users_verifiers', 'users_require_verification'],
    outcomes: [
      { on: 'success', success: 'customization_published' },
      { on: 'error', error: 'submit_error', durationSeconds: 3 },
    ],
  },
  actions: {
    notify: {
      label: 'Enviar notificación',
      icon: 'megaphone',
      access: 'send_community_notifications',
      form: {
        title: 'Enviar una notificación a un edificio',
        submitLabel: 'Enviar',
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
      proof: 'none',
      outcomes: [
        { on: 'success', success: 'sent_successfully' },
        { on: 'error', error: 'No se ha podido enviar la notificación al edificio' },
      ],
      effects: [{ goTo: '/admin/projects/{form.project}' }],
    },
  },
});
