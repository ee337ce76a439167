import { defineResource } from '../../src/config/defineResource';

/** Companies, their settings and what belongs to them. */
export default defineResource({
  name: 'clients',
  route: 'settings/clients',
  label: { one: 'empresa', many: 'Empresas' },
  icon: 'settings',
  navigation: { order: 120, label: 'Configuración' },
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
    id: { type: 'text', label: 'Identificador' },
    name: { type: 'text', label: 'Nombre', required: true, maxLength: 255 },
    // Optional for a new company, required once there is one.
    email: {
      type: 'email',
      label: 'Correo electrónico',
      emptyText: 'not_reported',
      requiredWhen: { field: 'id', empty: false },
    },
    description: { type: 'longText', label: 'Descripción', maxLength: 255, emptyText: 'not_reported' },
    tax_id: { type: 'text', label: 'NIF', emptyText: 'not_reported' },
    client_code: { type: 'text', label: 'Código de cliente', emptyText: 'not_reported' },
    logo: { type: 'image', label: 'Logotipo', source: 'look_and_feel.assets_manager.logo' },
    backgroundColor: {
      type: 'colour',
      label: 'Color de la cabecera',
      // Without one there is no header to publish.
      required: true,
      source: 'look_and_feel.assets_manager.header_background_color',
    },
    isDefault: {
      type: 'boolean',
      label: 'Imagen del producto',
      source: 'look_and_feel.assets_manager.is_default',
    },
    totalUsers: {
      type: 'number',
      label: 'Usuarios',
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
    columns: [{ field: 'name', image: 'logo', width: '35%' }, 'email', 'description'],
    error: 'clients_list_error',
  },
  show: {
    header: { fields: ['name', 'email', 'description', 'totalUsers'] },
    overflowActions: ['edit'],
    tabs: {
      billable_users: {
        label: 'Usuarios facturables',
        list: {
          resource: 'billable-users',
          columns: ['client_name', 'client_email', 'billable_users'],
          rowClick: false,
          actions: ['addBillableUser'],
          overflowActions: ['uploadTenants', 'tenantsTemplate', 'assetsTemplateOf'],
        },
      },
      customization: {
        label: 'Personalización',
        tabs: {
          assets_and_emails: {
            label: 'Consola y correos',
            form: {
              fields: ['logo', 'backgroundColor'],
              submitLabel: 'Publicar',
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
            label: 'App y webapp',
            notice: {
              title: 'Próximamente',
              text: 'La imagen de la app y de la webapp todavía no se puede cambiar desde aquí.',
            },
          },
        },
      },
      legal_documentation: {
        label: 'Documentación legal',
        access: 'read_legal_documentation',
        tab: 'legal-documents',
      },
      projects: {
        label: 'Edificios',
        query: { page: '1', size: '50' },
        list: {
          resource: 'projects',
          path: '/projects',
          query: { client: '{id}' },
          search: true,
          columns: [{ field: 'name', image: 'logo' }, 'type', 'support_email'],
        },
      },
    },
  },
  create: {
    presentation: 'modal',
    title: 'Nueva empresa',
    submitLabel: 'Crear empresa',
    fields: ['name', 'email', 'description'],
    outcomes: [
      { on: 'success', success: 'Empresa creada' },
      { on: 'error', error: 'create_client_error' },
    ],
    effects: ['refetch'],
  },
  edit: {
    presentation: 'modal',
    title: 'Editar empresa',
    fields: ['name', 'email', 'description'],
    submitRequiresChanges: true,
    outcomes: [
      { on: 'success', success: 'Cambios guardados' },
      { on: 'error', error: 'submit_error', durationSeconds: 3 },
    ],
  },
  actions: {
    create: {
      label: 'Nueva empresa',
      icon: 'plus',
      primary: true,
      access: 'create_clients',
      openForm: 'create',
    },
  },
});
