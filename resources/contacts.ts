import { defineResource } from '../src/config/defineResource';

/** Useful contacts of an asset or a building. */
export default defineResource({
  name: 'contacts',
  label: { one: 'contacto', many: 'Contactos' },
  menu: false,
  title: 'title',
  api: { list: { path: '/assets/{id}/third-party-services', paged: false } },
  fields: {
    title: { type: 'text', label: 'Título' },
    description: { type: 'text', label: 'Descripción', empty: 'not_reported' },
    // CONTACT-10
    link: {
      type: 'url',
      label: 'Enlace',
      prefixes: ['https://', 'http://', 'tel:'],
      empty: 'not_reported',
    },
  },
});
