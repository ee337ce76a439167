import { localized } from '../../src/config/localized';
import { defineResource } from '../../src/config/defineResource';
import { contactFields } from './_contact';

/** Useful contacts of a building. */
export default defineResource({
  name: 'project-contacts',
  label: {
    one: localized({ es: 'contacto útil', en: 'useful contact' }),
    many: localized({ es: 'Contactos útiles', en: 'Useful contacts' }),
  },
  icon: 'phone',
  navigation: false,
  recordRepresentation: ['title', '{id}'],
  access: { create: 'update_projects', delete: 'update_assets', disabledReason: 'no_permission' },
  api: {
    getList: { path: '/projects/{id}/third-party-services', paged: false },
    create: {
      path: '/projects/{parent.id}/third-party-services',
      body: { title: '{title}', link: '{link}', description: '{description}' },
    },
    delete: { path: '/third-party-services/{id}' },
  },
  messages: { durationSeconds: 5 },
  fields: contactFields,
  create: {
    presentation: 'modal',
    fields: ['title', 'link', 'description'],
    outcomes: [
      {
        on: 'success',
        success: localized({
          es: 'Se ha creado el contacto «%{form.title}»',
          en: 'The contact “%{form.title}” has been created',
        }),
      },
      { on: 'error', error: 'created_error' },
    ],
  },
});
