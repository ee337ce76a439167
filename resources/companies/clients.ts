import { localized } from '../../src/config/localized';
import { defineResource } from '../../src/config/defineResource';

/** Companies, their settings and what belongs to them. */
export default defineResource({
  name: 'clients',
  route: 'settings/clients',
  label: {
    one: localized({ es: 'empresa', en: 'company' }),
    many: localized({ es: 'Empresas', en: 'Companies' }),
  },
  icon: 'settings',
  navigation: { order: 120, label: localized({ es: 'Configuración', en: 'Configuration' }) },
  recordRepresentation: 'name',
  api: {
    getList: { path: '/clients' },
    getOne: { path: '/clients/{id}' },
    create: {
      path: '/clients',
      body: { data: { name: '{name}', email: '{email}', description: '{description}' } },
    },
    update: {
      path: '/clients/{id}',
      body: {
        data: {
          id: '{id}',
          name: '{name}',
          email: '{email}',
          description: '{description}',
          tax_id: '{tax_id}',
          client_code: '{client_code}',
          look_and_feel: { assets_manager: { logo: '{logo}', header_background_color: '{backgroundColor}' } },
        },
      },
    },
  },
  access: { create: 'create_clients', edit: 'update_clients', disabledReason: 'no_permission' },
  fields: {
    id: { type: 'text', label: localized({ es: 'Identificador', en: 'Identifier' }) },
    tile: {
      type: 'facade',
      label: localized({ es: 'Imagen', en: 'Image' }),
      drawing: { initial: 'name' },
      picture: 'look_and_feel.assets_manager.logo',
    },
    name: { type: 'text', label: localized({ es: 'Nombre', en: 'Name' }), required: true, maxLength: 255 },
    // Optional for a new company, required once there is one.
    email: {
      type: 'email',
      label: localized({ es: 'Correo electrónico', en: 'Email' }),
      emptyText: 'not_reported',
      requiredWhen: { field: 'id', empty: false },
    },
    description: {
      type: 'longText',
      label: localized({ es: 'Descripción', en: 'Description' }),
      maxLength: 255,
      emptyText: 'not_reported',
    },
    tax_id: { type: 'text', label: localized({ es: 'NIF', en: 'Tax ID' }), emptyText: 'not_reported' },
    client_code: {
      type: 'text',
      label: localized({ es: 'Código de cliente', en: 'Client code' }),
      emptyText: 'not_reported',
    },
    logo: {
      type: 'image',
      label: localized({ es: 'Logotipo', en: 'Logo' }),
      source: 'look_and_feel.assets_manager.logo',
    },
    backgroundColor: {
      type: 'colour',
      label: localized({ es: 'Color de la cabecera', en: 'Header colour' }),
      // Without one there is no header to publish.
      required: true,
      source: 'look_and_feel.assets_manager.header_background_color',
    },
    isDefault: {
      type: 'boolean',
      label: localized({ es: 'Imagen del producto', en: 'Product image' }),
      source: 'look_and_feel.assets_manager.is_default',
    },
    totalUsers: {
      type: 'number',
      label: localized({ es: 'Usuarios', en: 'Users' }),
      call: {
        path: '/users',
        query: { client: '{id}', 'page[number]': 1, 'page[size]': 50 },
        responsePath: 'meta.all_results',
        error: 'total_users_error',
        errorDurationSeconds: 5,
      },
    },
  },
  list: {
    search: true,
    columns: [
      { field: 'name', image: 'logo', width: '35%' },
      { field: 'email', editable: true },
      { field: 'description', editable: true },
    ],
    cards: { image: 'logo', fields: ['description'] },
    error: 'clients_list_error',
  },
  show: {
    header: { image: 'logo', fields: ['name', 'email', 'description', 'totalUsers'] },
    overflowActions: ['edit'],
    tabs: {
      billable_users: {
        label: localized({ es: 'Usuarios facturables', en: 'Billable users' }),
        list: {
          resource: 'billable-users',
          columns: ['client_name', 'client_email', 'billable_users'],
          rowClick: false,
          actions: ['addBillableUser'],
          overflowActions: ['uploadTenants', 'tenantsTemplate', 'assetsTemplateOf'],
        },
      },
      customization: {
        label: localized({ es: 'Personalización', en: 'Customisation' }),
        tabs: {
          assets_and_emails: {
            label: localized({ es: 'Consola y correos', en: 'Console and emails' }),
            form: {
              fields: ['logo', 'backgroundColor'],
              submitLabel: localized({ es: 'Publicar', en: 'Publish' }),
              preview: 'header',
              // A company without its own style had an empty logo, so an empty logo counts as unchanged.
              unchangedWhen: {
                logo: {
                  all: [
                    { field: 'form.logo', empty: true },
                    { field: 'look_and_feel.assets_manager.is_default', equals: true },
                  ],
                },
              },
              outcomes: [
                { on: 'success', success: 'customization_published' },
                { on: 'error', error: 'submit_error', durationSeconds: 3 },
              ],
              effects: ['refreshProfile', 'refetch'],
            },
          },
          app_and_webapp: {
            label: localized({ es: 'App y webapp', en: 'App and web app' }),
            notice: {
              title: localized({ es: 'Próximamente', en: 'Coming soon' }),
              text: localized({
                es: 'La imagen de la app y de la webapp todavía no se puede cambiar desde aquí.',
                en: 'The image of the app and the web app cannot be changed from here yet.',
              }),
            },
          },
        },
      },
      legal_documentation: {
        label: localized({ es: 'Documentación legal', en: 'Legal documentation' }),
        access: 'read_legal_documentation',
        tab: 'legal-documents',
      },
      projects: {
        label: localized({ es: 'Edificios', en: 'Buildings' }),
        query: { page: '1', size: '50' },
        list: {
          resource: 'projects',
          path: '/projects',
          query: { client: '{id}' },
          search: true,
          columns: [{ field: 'name', image: 'tile' }, 'type', 'support_email'],
        },
      },
    },
  },
  create: {
    presentation: 'modal',
    title: localized({ es: 'Nueva empresa', en: 'New company' }),
    submitLabel: localized({ es: 'Crear empresa', en: 'Create company' }),
    fields: ['name', 'email', 'description'],
    outcomes: [
      { on: 'success', success: localized({ es: 'Empresa creada', en: 'Company created' }) },
      { on: 'error', error: 'create_client_error' },
    ],
    effects: ['refetch'],
  },
  edit: {
    presentation: 'modal',
    title: localized({ es: 'Editar empresa', en: 'Edit company' }),
    fields: ['name', 'email', 'description'],
    submitRequiresChanges: true,
    outcomes: [
      { on: 'success', success: localized({ es: 'Cambios guardados', en: 'Changes saved' }) },
      { on: 'error', error: 'submit_error', durationSeconds: 3 },
    ],
  },
  actions: {
    create: {
      label: localized({ es: 'Nueva empresa', en: 'New company' }),
      icon: 'plus',
      primary: true,
      access: 'create_clients',
      openForm: 'create',
    },
  },
});
