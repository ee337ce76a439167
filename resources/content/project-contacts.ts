import { defineResource } from '../../src/config/defineResource';
import { contactFields } from './_contact';

/** Useful contacts of a building. */
export default defineResource({
  name: 'project-contacts',
  label: { one: 'contacto útil', many: 'Contactos útiles' },
  icon: 'phone',
  menu: false,
  title: ['title', '{id}'],
  access: { create: 'update_projects', delete: 'update_assets', why: 'no_permission' },
  api: {
    list: { path: '/projects/{id}/third-party-services', paged: false },
    create: {
      path: '/projects/{parent.id}/third-party-services',
      body: { title: '{title}', link: '{link}', description: '{description}' },
    },
    delete: { path: '/third-party-services/{id}' },
  },
  messages: { for: 5 },
  fields: contactFields,
  create: {
    in: 'modal',
    fields: ['title', 'link', 'description'],
    outcomes: [
      { on: 'ok', success: 'Se ha creado el contacto «%{form.title}»' },
      { on: 'error', error: 'created_error' },
    ],
  },
});
