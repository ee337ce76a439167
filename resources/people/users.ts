import { defineResource } from '../../src/config/defineResource';
import { inviteUserAction } from './_invite';
import { tenantFileActions } from './_tenantFiles';

/** Tenants and staff. */
export default defineResource({
  name: 'users',
  label: { one: 'usuario', many: 'Usuarios' },
  icon: 'users',
  menu: { order: 40, label: 'Tenants' },
  // Who was invited and has no name yet is known by the address.
  title: ['username', 'email', 'unknown_user'],
  secondaryText: 'email',
  api: {
    list: { path: '/users' },
    one: { path: '/users/{id}' },
    delete: { path: '/users/{id}' },
  },
  fields: {
    username: { type: 'text', label: 'Nombre de usuario', empty: 'unknown' },
    email: { type: 'email', label: 'Correo electrónico', empty: 'not_reported' },
    type: { type: 'enum', label: 'Tipo', labels: 'enums.user_type', empty: 'not_reported' },
    roles: { type: 'enum', label: 'Roles', labels: 'enums.role', multiple: true },
    lang: { type: 'enum', label: 'Idioma', labels: 'enums.lang' },
    status: {
      type: 'status',
      label: 'Estado',
      labels: 'enums.user_status',
      tones: { pending: 'warning', confirmation: 'success', withdrawn: 'neutral' },
    },
    created_at: { type: 'date', label: 'Fecha de alta' },
    confirmed_at: { type: 'date', label: 'Fecha de confirmación', empty: 'pending' },
  },
  list: {
    title: 'Usuarios',
    search: true,
    columns: [
      { field: 'username', width: '24%', initial: true },
      { field: 'email', width: '26%' },
      'type',
      'roles',
      'status',
      'created_at',
    ],
    rowClick: '/admin/users/{id}/assets',
    actions: ['invite'],
    menu: ['uploadTenants', 'tenantsTemplate', 'assetsTemplate', 'assetsTemplateOwn'],
    tabs: {
      users: { label: 'Usuarios' },
      'billable-users': {
        label: 'Usuarios facturables',
        list: {
          resource: 'billable-users',
          columns: ['client_name', 'client_email', 'billable_users'],
          rowClick: false,
          menu: ['uploadTenants', 'tenantsTemplate', 'assetsTemplate', 'assetsTemplateOwn'],
        },
      },
    },
  },
  detail: {
    header: {
      fields: ['username', 'email', 'type', 'roles', 'lang', 'status', 'created_at', 'confirmed_at'],
    },
    actions: ['notify', 'delete'],
    tabs: {
      assets: {
        label: 'Activos',
        list: {
          resource: 'assets',
          from: '$included.assets',
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
      enabledFor: 'send_community_notifications',
      disabledWhen: [
        { when: { field: 'id', currentUser: true }, why: 'No puedes enviarte una notificación.' },
      ],
      form: {
        title: 'Enviar una notificación a %{name}',
        submit: 'Enviar',
        fields: {
          title: { type: 'text', label: 'Título', required: true },
          content: { type: 'longText', label: 'Contenido', required: true, rows: 3, maxRows: 5 },
        },
      },
      // A user without an address cannot get the message.
      refuse: [{ when: { field: 'email', empty: true }, error: 'send_notification_error' }],
      call: {
        method: 'POST',
        path: '/notifications/send',
        body: { data: { title: '{form.title}', content: '{form.content}', user_list: ['{email}'] } },
      },
      outcomes: [
        { on: 'ok', success: 'sent_successfully' },
        { on: 'error', error: 'send_notification_error' },
      ],
      proof: 'none',
      then: [],
    },
    delete: {
      label: 'Eliminar usuario',
      icon: 'trash',
      danger: true,
      enabledFor: { access: 'delete_users', why: 'no_permission_delete' },
      disabledWhen: [
        { when: { field: 'id', currentUser: true }, why: 'No puedes eliminar tu propio usuario.' },
      ],
      confirm: {
        // The call deletes the person from all companies: the documents have none that removes a person from one company.
        text: 'Se eliminará por completo el usuario «%{name}», también de las demás empresas a las que pertenezca. No se puede deshacer.',
      },
      call: { method: 'DELETE', path: '/users/{id}' },
      outcomes: [
        { on: 'ok', success: 'deleted_user' },
        { on: 'error', error: 'delete_error_message' },
      ],
      then: ['list'],
    },
  },
});
