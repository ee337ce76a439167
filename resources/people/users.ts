import { localized } from '../../src/config/localized';
import { defineResource } from '../../src/config/defineResource';
import { inviteUserAction } from './_invite';
import { tenantFileActions } from './_tenantFiles';

/** Tenants and staff. */
export default defineResource({
  name: 'users',
  label: { one: localized({ es: 'usuario', en: 'user' }), many: localized({ es: 'Usuarios', en: 'Users' }) },
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
    tile: {
      type: 'facade',
      label: localized({ es: 'Imagen', en: 'Image' }),
      drawing: { initial: 'username' },
    },
    username: {
      type: 'text',
      label: localized({ es: 'Nombre de usuario', en: 'Username' }),
      emptyText: 'unknown',
    },
    email: {
      type: 'email',
      label: localized({ es: 'Correo electrónico', en: 'Email' }),
      emptyText: 'not_reported',
    },
    type: {
      type: 'enum',
      label: localized({ es: 'Tipo', en: 'Type' }),
      labelKeyPrefix: 'enums.user_type',
      emptyText: 'not_reported',
    },
    roles: { type: 'enum', label: 'Roles', labelKeyPrefix: 'enums.role', multiple: true },
    lang: { type: 'enum', label: localized({ es: 'Idioma', en: 'Language' }), labelKeyPrefix: 'enums.lang' },
    status: {
      type: 'status',
      label: localized({ es: 'Estado', en: 'Status' }),
      labelKeyPrefix: 'enums.user_status',
      tones: { pending: 'warning', confirmation: 'success', withdrawn: 'ended' },
    },
    created_at: { type: 'date', label: localized({ es: 'Fecha de alta', en: 'Registration date' }) },
    confirmed_at: {
      type: 'date',
      label: localized({ es: 'Fecha de confirmación', en: 'Confirmation date' }),
      emptyText: 'pending',
    },
  },
  list: {
    title: localized({ es: 'Usuarios', en: 'Users' }),
    search: true,
    columns: [
      { field: 'username', width: '24%', initialLetter: true },
      { field: 'email', width: '24%' },
      'type',
      { field: 'roles', width: '18%' },
      'status',
      'created_at',
    ],
    rowClick: '/admin/users/{id}/assets',
    actions: ['invite'],
    overflowActions: ['uploadTenants', 'tenantsTemplate', 'assetsTemplate', 'assetsTemplateOwn'],
    tabs: {
      users: { label: localized({ es: 'Usuarios', en: 'Users' }) },
      'billable-users': {
        label: localized({ es: 'Usuarios facturables', en: 'Billable users' }),
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
      image: 'tile',
      fields: ['username', 'email', 'type', 'roles', 'lang', 'status', 'created_at', 'confirmed_at'],
    },
    actions: ['notify', 'delete'],
    tabs: {
      assets: {
        label: localized({ es: 'Activos', en: 'Assets' }),
        list: {
          resource: 'assets',
          recordPath: '$included.assets',
          search: true,
          columns: [{ field: 'address', image: 'facade' }, 'alias'],
          rowClick: '/admin/assets/{id}/start',
          actions: ['grantToUser'],
          rowActions: ['unlinkFromUser'],
          empty: localized({ es: 'Este usuario no tiene ningún activo', en: 'This user has no assets' }),
        },
      },
      keys: {
        label: localized({ es: 'Llaves', en: 'Keys' }),
        tab: 'person-keys',
        options: { homes: 'assets' },
      },
    },
  },
  actions: {
    invite: inviteUserAction,
    ...tenantFileActions,
    notify: {
      label: localized({ es: 'Enviar notificación', en: 'Send notification' }),
      icon: 'bell',
      requires: 'send_community_notifications',
      disabledWhen: [
        {
          when: { field: 'id', currentUser: true },
          reason: localized({
            es: 'No puedes enviarte una notificación.',
            en: 'You cannot send yourself a notification.',
          }),
        },
      ],
      form: {
        title: localized({ es: 'Enviar una notificación a %{name}', en: 'Send a notification to %{name}' }),
        submitLabel: localized({ es: 'Enviar', en: 'Send' }),
        fields: {
          title: { type: 'text', label: localized({ es: 'Título', en: 'Title' }), required: true },
          content: {
            type: 'longText',
            label: localized({ es: 'Contenido', en: 'Content' }),
            required: true,
            rows: 3,
            maxRows: 5,
          },
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
      label: localized({ es: 'Eliminar usuario', en: 'Delete user' }),
      icon: 'trash',
      danger: true,
      requires: { access: 'delete_users', reason: 'no_permission_delete' },
      disabledWhen: [
        {
          when: { field: 'id', currentUser: true },
          reason: localized({
            es: 'No puedes eliminar tu propio usuario.',
            en: 'You cannot delete your own user.',
          }),
        },
      ],
      confirm: {
        // The call deletes the person from all companies: the documents have none that removes a person from one company.
        text: localized({
          es: 'Se eliminará por completo el usuario «%{name}», también de las demás empresas a las que pertenezca. No se puede deshacer.',
          en: 'The user “%{name}” will be deleted completely, also from any other companies they belong to. This cannot be undone.',
        }),
      },
      impact: [
        {
          tab: 'assets',
          text: localized({
            es: 'Pierde el acceso a %{smart_count} activo |||| Pierde el acceso a %{smart_count} activos',
            en: 'Loses access to %{smart_count} asset |||| Loses access to %{smart_count} assets',
          }),
          resolveAction: { resource: 'assets', action: 'unlinkFromUser' },
        },
        {
          unknown: localized({
            es: 'No se sabe qué invitaciones y llaves suyas siguen abriendo. Se buscan en «Llaves»',
            en: 'It is not known which of the user’s invitations and keys keep opening. Search for them in “Keys”',
          }),
          link: '/admin/users/{id}/keys',
        },
      ],
      call: { method: 'DELETE', path: '/users/{id}' },
      outcomes: [
        { on: 'success', success: 'deleted_user' },
        { on: 'error', error: 'delete_error_message' },
      ],
      effects: ['goToList'],
    },
  },
});
