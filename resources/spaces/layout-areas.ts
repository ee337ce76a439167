import { localized } from '../../src/config/localized';
import { defineResource } from '../../src/config/defineResource';
import {
  areaBody,
  areaFields,
  areaTitle,
  buildDeleteAreaAction,
  newInnerAreaFields,
  areaEditOutcomes,
} from './_layoutArea';

const areaTypes = { vertical: 'Vertical', horizontal: 'Horizontal' };

/** The second level of an area as it is, in the names that are written: hosts may take it for the whole of it. */
const innerAreas = {
  $each: 'horizontal',
  as: {
    id: '{id}',
    type: 'horizontal',
    name_en: '{nameEn}',
    name_es: '{nameEs}',
    image_url: '{imageURL}',
    image_base_64: null,
    project_id: '{$outer.parent.id}',
    vertical_id: '{$outer.id}',
  },
};

/** Areas into which a building is divided, in two levels. */
export default defineResource({
  name: 'layout-areas',
  label: { one: localized({ es: 'zona', en: 'area' }), many: localized({ es: 'Zonas', en: 'Areas' }) },
  icon: 'building',
  navigation: false,
  recordRepresentation: areaTitle,
  access: { create: 'update_projects', edit: 'update_projects', disabledReason: 'no_permission' },
  api: {
    getOne: 'row',
    getList: { path: '/projects/{id}/layout-config', paged: false },
    create: {
      path: '/projects/{parent.id}/layout-config',
      body: [
        {
          type: '{newType}',
          name_en: '{nameEn}',
          name_es: '{nameEs}',
          image_base_64: '{image_base_64}',
          horizontal: '{horizontal}',
        },
      ],
    },
    update: {
      path: '/projects/{parent.id}/layout-config',
      body: [{ ...areaBody, type: '{type}', project_id: '{parent.id}', horizontal: innerAreas }],
    },
  },
  messages: { durationSeconds: 5 },
  fields: {
    ...areaFields,
    type: {
      type: 'enum',
      label: localized({ es: 'Tipo', en: 'Type' }),
      values: areaTypes,
      required: true,
      readOnly: true,
    },
    newType: {
      type: 'enum',
      label: localized({ es: 'Tipo', en: 'Type' }),
      writePath: 'type',
      values: areaTypes,
      default: 'vertical',
      required: true,
      disabledValues: {
        horizontal: localized({
          es: 'solo se añade dentro de una vertical',
          en: 'can only be added inside a vertical one',
        }),
      },
    },
    horizontal: {
      type: 'list',
      label: localized({ es: 'Zonas que contiene', en: 'Areas it contains' }),
      entry: localized({ es: 'zona interior', en: 'inner area' }),
      fields: newInnerAreaFields,
    },
    inside: {
      type: 'number',
      label: localized({ es: 'Zonas interiores', en: 'Inner areas' }),
      source: 'horizontal.length',
      emptyText: 'unknown',
    },
  },
  create: {
    presentation: 'drawer',
    title: localized({ es: 'Nueva zona', en: 'New area' }),
    fields: ['newType', 'nameEs', 'nameEn', 'image', 'horizontal'],
    outcomes: [
      { on: 'success', success: localized({ es: 'Se ha creado la zona', en: 'The area has been created' }) },
      {
        on: 'error',
        error: localized({ es: 'No se ha podido crear la zona', en: 'Could not create the area' }),
      },
    ],
  },
  edit: {
    presentation: 'drawer',
    title: localized({ es: 'Editar zona «%{name}»', en: 'Edit area “%{name}”' }),
    fields: ['type', 'nameEs', 'nameEn', 'image'],
    ...areaEditOutcomes,
  },
  actions: {
    edit: {
      label: localized({ es: 'Editar', en: 'Edit' }),
      icon: 'pencil',
      openForm: 'edit',
      visibleWhen: { field: 'type', notEquals: 'horizontal' },
    },
    // A host may list an area of the second level among those of the first.
    editInner: {
      label: localized({ es: 'Editar', en: 'Edit' }),
      icon: 'pencil',
      requires: 'update_projects',
      openForm: { resource: 'layout-inner-areas', form: 'edit' },
      visibleWhen: { field: 'type', equals: 'horizontal' },
    },
    add: {
      label: localized({ es: 'Añadir zona interior', en: 'Add inner area' }),
      icon: 'plus',
      requires: 'update_projects',
      disabledWhen: [
        {
          when: { field: 'type', notEquals: 'vertical' },
          reason: localized({
            es: 'Solo una zona vertical contiene otras',
            en: 'Only a vertical area contains others',
          }),
        },
      ],
      form: {
        presentation: 'modal',
        title: localized({ es: 'Nueva zona dentro de «%{name}»', en: 'New area inside “%{name}”' }),
        submitLabel: localized({ es: 'Añadir', en: 'Add' }),
        fields: newInnerAreaFields,
      },
      // A new one of the second level is a change of the one that holds it.
      call: {
        method: 'PATCH',
        path: '/projects/{parent.id}/layout-config',
        body: [
          {
            ...areaBody,
            image_base_64: null,
            type: '{type}',
            project_id: '{parent.id}',
            horizontal: [
              innerAreas,
              {
                name_en: '{form.name_en}',
                name_es: '{form.name_es}',
                image_base_64: '{form.image_base_64}',
              },
            ],
          },
        ],
      },
      proof: { has: { 'horizontal.name_es': '{form.name_es}', 'horizontal.name_en': '{form.name_en}' } },
      outcomes: [
        {
          on: 'success',
          success: localized({
            es: 'Se ha añadido la zona a «%{name}»',
            en: 'The area has been added to “%{name}”',
          }),
        },
        {
          on: 'error',
          error: localized({
            es: 'No se ha podido añadir la zona a «%{name}»',
            en: 'Could not add the area to “%{name}”',
          }),
        },
      ],
    },
    delete: buildDeleteAreaAction({
      recordPath: 'horizontal',
      resource: 'layout-inner-areas',
      text: localized({
        es: 'También se eliminará la zona que contiene: |||| También se eliminarán las %{smart_count} zonas que contiene:',
        en: 'The area it contains will also be deleted: |||| The %{smart_count} areas it contains will also be deleted:',
      }),
    }),
  },
});
