import { defineResource } from '../../src/config/defineResource';
import { contactFields } from './_contact';

/** Useful contacts of an asset. */
export default defineResource({
  name: 'contacts',
  label: { one: 'contacto', many: 'Contactos' },
  icon: 'phone',
  navigation: false,
  recordRepresentation: ['title', '{id}'],
  api: { getList: { path: '/assets/{id}/third-party-services', paged: false } },
  fields: contactFields,
  actions: {
    delete: {
      label: 'Eliminar',
      icon: 'trash',
      requires: 'update_assets',
      danger: true,
      confirm: {
        title: 'Eliminar contacto',
        text: 'Se eliminará el contacto «%{name}». No se puede deshacer.',
        submitLabel: 'Eliminar',
      },
      call: { method: 'DELETE', path: '/third-party-services/{id}' },
      outcomes: [
        { on: 'success', info: 'deleted_correctly' },
        { on: 'error', error: 'delete_error_message' },
      ],
    },
  },
});
