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
  label: { one: 'zona', many: 'Zonas' },
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
    type: { type: 'enum', label: 'Tipo', values: areaTypes, required: true, readOnly: true },
    newType: {
      type: 'enum',
      label: 'Tipo',
      writePath: 'type',
      values: areaTypes,
      default: 'vertical',
      required: true,
      disabledValues: { horizontal: 'solo se añade dentro de una vertical' },
    },
    horizontal: {
      type: 'list',
      label: 'Zonas que contiene',
      entry: 'zona interior',
      fields: newInnerAreaFields,
    },
    inside: { type: 'number', label: 'Zonas interiores', source: 'horizontal.length', emptyText: 'unknown' },
  },
  create: {
    presentation: 'drawer',
    title: 'Nueva zona',
    fields: ['newType', 'nameEs', 'nameEn', 'image', 'horizontal'],
    outcomes: [
      { on: 'success', success: 'Se ha creado la zona' },
      { on: 'error', error: 'No se ha podido crear la zona' },
    ],
  },
  edit: {
    presentation: 'drawer',
    title: 'Editar zona «%{name}»',
    fields: ['type', 'nameEs', 'nameEn', 'image'],
    ...areaEditOutcomes,
  },
  actions: {
    edit: {
      label: 'Editar',
      icon: 'pencil',
      openForm: 'edit',
      visibleWhen: { field: 'type', notEquals: 'horizontal' },
    },
    // A host may list an area of the second level among those of the first.
    editInner: {
      label: 'Editar',
      icon: 'pencil',
      requires: 'update_projects',
      openForm: { resource: 'layout-inner-areas', form: 'edit' },
      visibleWhen: { field: 'type', equals: 'horizontal' },
    },
    add: {
      label: 'Añadir zona interior',
      icon: 'plus',
      requires: 'update_projects',
      disabledWhen: [
        { when: { field: 'type', notEquals: 'vertical' }, reason: 'Solo una zona vertical contiene otras' },
      ],
      form: {
        presentation: 'modal',
        title: 'Nueva zona dentro de «%{name}»',
        submitLabel: 'Añadir',
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
        { on: 'success', success: 'Se ha añadido la zona a «%{name}»' },
        { on: 'error', error: 'No se ha podido añadir la zona a «%{name}»' },
      ],
    },
    delete: buildDeleteAreaAction({
      recordPath: 'horizontal',
      resource: 'layout-inner-areas',
      text: 'También se eliminará la zona que contiene: |||| También se eliminarán las %{smart_count} zonas que contiene:',
    }),
  },
});
