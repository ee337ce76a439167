import { localized } from '../../src/config/localized';
import { defineResource } from '../../src/config/defineResource';
import { contactFields } from './_contact';

/** Useful contacts of an asset. */
export default defineResource({
  name: 'contacts',
  label: {
    one: localized({ es: 'contacto', en: 'contact' }),
    many: localized({ es: 'Contactos', en: 'Contacts' }),
  },
  icon: 'phone',
  navigation: false,
  recordRepresentation: ['title', '{id}'],
  api: { getList: { path: '/assets/{id}/third-party-services', paged: false } },
  fields: contactFields,
  actions: {
    delete: {
      label: localized({ es: 'Eliminar', en: 'Delete' }),
      icon: 'trash',
      requires: 'update_assets',
      danger: true,
      confirm: {
        title: localized({ es: 'Eliminar contacto', en: 'Delete contact' }),
        text: localized({
          es: 'Se eliminará el contacto «%{name}». No se puede deshacer.',
          en: 'The contact “%{name}” will be deleted. This cannot be undone.',
        }),
        submitLabel: localized({ es: 'Eliminar', en: 'Delete' }),
      },
      impact: [
        {
          path: '/assets/{parent.id}',
          query: { include: 'users' },
          paged: false,
          resource: 'asset-users',
          text: localized({
            es: '%{smart_count} persona del activo deja de verlo |||| %{smart_count} personas del activo dejan de verlo',
            en: '%{smart_count} person of the asset no longer sees it |||| %{smart_count} people of the asset no longer see it',
          }),
          link: '/admin/assets/{parent.id}/users',
        },
      ],
      call: { method: 'DELETE', path: '/third-party-services/{id}' },
      outcomes: [
        { on: 'success', info: 'deleted_correctly' },
        { on: 'error', error: 'delete_error_message' },
      ],
    },
  },
});
