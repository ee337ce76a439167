import { localized } from '../../src/config/localized';
import { defineResource } from '../../src/config/defineResource';
import { areaBody, areaFields, areaTitle, buildDeleteAreaAction, areaEditOutcomes } from './_layoutArea';

/** Areas of the second level: they come with the one that holds them. */
export default defineResource({
  name: 'layout-inner-areas',
  label: {
    one: localized({ es: 'zona interior', en: 'inner area' }),
    many: localized({ es: 'Zonas interiores', en: 'Inner areas' }),
  },
  icon: 'building',
  navigation: false,
  recordRepresentation: areaTitle,
  access: { edit: 'update_projects', disabledReason: 'no_permission' },
  api: {
    getOne: 'row',
    update: {
      path: '/projects/{projectId}/layout-config',
      body: [{ ...areaBody, type: 'horizontal', project_id: '{projectId}', vertical_id: '{verticalId}' }],
    },
  },
  messages: { durationSeconds: 5 },
  members: ['projectId', 'verticalId'],
  fields: areaFields,
  edit: {
    presentation: 'modal',
    title: localized({ es: 'Editar zona interior «%{name}»', en: 'Edit inner area “%{name}”' }),
    fields: ['nameEs', 'nameEn', 'image'],
    ...areaEditOutcomes,
  },
  actions: { delete: buildDeleteAreaAction() },
});
