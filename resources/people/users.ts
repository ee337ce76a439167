import { defineResource } from '../../src/config/defineResource';
import { inviteUserAction } from './_invite';
import { tenantFileActions } from './_tenantFiles';

/** Tenants and staff. */
export default defineResource({
  name: 'users',
  label: { one: 'usuario', many: 'Usuarios' },
  icon: 'users',
  navigation: { order: 40, label: 'Tenants' },
  // Who was invited and has no name yet is known by the address.
  recordRepresentation: ['username', 'email', 'unknown_user'],
  secondaryText: 'email',
  api: {
    getList: { path: '/users' },
    getOne: { path: '/users/{id}' },
    delete: { path: '/users/{id}' },
  },
  fields: {
    username: { type: 'text', label: 'Nombre de usuario', emptyText: 'unknown' },
    email: { type: 'email', label: 'Correo electrónico', emptyText: 'not_reported' },
    type: { type: 'enum', label: 'Tipo', labelKeyPrefix: 'enums.user_type', emptyText: 'not_reported' },
    roles: { type: 'enum', label: 'Roles', labelKeyPrefix: 'enums.role', multiple: true },
    lang: { type: 'enum', label: 'Idioma', labelKeyPrefix: 'enums.lang' },
    status: {
      type: 'status',
      label: 'Estado',
      labelKeyPrefix: 'enums.user_status',
      tones: { pending: 'warning', confirmation: 'success', withdrawn: 'ended' },
    },
    created_at: { type: 'date', label: 'Fecha de alta' },
    confirmed_at: { type: 'date', label: 'Fecha de confirmación', emptyText: 'pending' },
  },
  list: {
    title: 'Usuarios',
    search: true,
    columns: [
      { field: 'username', width: '24%', initialLetter: true },
      { field: 'email', width: '26%' },
      'type',
      'roles',
      'status',
      'created_at',
    ],
    rowClick: '/admin/users/{id}/assets',
    actions: ['invite'],
    overflowActions: ['uploadTenants', 'tenantsTemplate', 'assetsTemplate', 'assetsTemplateOwn'],
    tabs: {
      users: { label: 'Usuarios' },
      'billable-users': {
        label: 'Usuarios facturables',
        list: {
          resource: 'billable-users',
          columns: ['client_name', 'client_email', 'billable_users'],
          rowClick: false,
          overflowActions: ['uploadTenants', 'tenantsTemplate', 'assetsTemplate', 'assetsTemplateOwn'],
        },
      },
    },
  },
  show: {
    header: {
      fields: ['username', 'email', 'type', 'roles', 'lang', 'status', 'created_at', 'confirmed_at'],
    },
    actions: ['notify', 'delete'],
    tabs: {
      assets: {
        label: 'Activos',
        list: {
          resource: 'assets',
          recordPath: '$included.assets',
          search: true,
          columns: ['address', 'alias'],
          rowClick: '/admin/assets/{id}/start',
          actions: ['grantToUser'],
          rowActions: ['unlinkFromUser'],
          empty: 'Este usuario no tiene ningún activo',
        },
      },
      keys: { label: 'Llaves', tab: 'person-keys', options: { homes: 'assets' } },
    },
  },
  actions: {
    invite: inviteUserAction,
    ...tenantFileActions,
    notify: {
      label: 'Enviar notificación',
      icon: 'bell',
      requires: 'send_community_notifications',
      disabledWhen: [
        { when: { field: 'id', currentUser: true }, reason: 'No puedes enviarte una notificación.' },
      ],
      form: {
        title: 'Enviar una notificación a %{name}',
        submitLabel: 'Enviar',
        fields: {
          title: { type: 'text', label: 'Título', required: true },
          content: { type: 'longText', label: 'Contenido', required: true, rows: 3, maxRows: 5 },
        },
      },
      // A user without an address cannot get the message.
      preconditions: [{ failsWhen: { field: 'email', empty: true }, message: 'send_notification_error' }],
      call: {
        method: 'POST',
        path: '/notifications/send',
        body: { data: { title: '{form.title}', content: '{form.content}', user_list: ['{email}'] } },
      },
      outcomes: [
        { on: 'success', success: 'sent_successfully' },
        { on: 'error', error: 'send_notification_error' },
      ],
      proof: 'none',
      effects: [],
    },
    delete: {
      label: 'Eliminar usuario',
      icon: 'trash',
      danger: true,
      requires: { access: 'delete_users', reason: 'no_permission_delete' },
      disabledWhen: [
        { when: { field: 'id', currentUser: true }, reason: 'No puedes eliminar tu propio usuario.' },
      ],
      confirm: {
        // The call deletes the person from all companies: the documents have none that removes a person from one company.
        text: 'Se eliminará por completo el usuario «%{name}», también de las demás empresas a las que pertenezca. No se puede deshacer.',
      },
      call: { method: 'DELETE', path: '/users/{id}' },
      outcomes: [
        { on: 'success', success: 'deleted_user' },
        { on: 'error', error: 'delete_error_message' },
      ],
      effects: ['goToList'],
    },
  },
});
