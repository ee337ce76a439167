import type { ResourceInput } from '../../src/config/schema/resource';

/** Fields of areas of both levels: a name in two languages, one of which is shown, and a picture. */
export const areaFields = {
  name: {
    type: 'text',
    label: 'Nombre',
    localizedSource: { es: 'nameEs', en: 'nameEn' },
    sortable: true,
    emptyText: 'Sin nombre',
  },
  nameEs: {
    type: 'text',
    label: 'Nombre en español',
    writePath: 'name_es',
    required: true,
    maxLength: 255,
    emptyText: 'not_reported',
  },
  nameEn: {
    type: 'text',
    label: 'Nombre en inglés',
    writePath: 'name_en',
    required: true,
    maxLength: 255,
    emptyText: 'not_reported',
  },
  image: {
    type: 'image',
    label: 'Imagen',
    source: 'imageURL',
    writePath: 'image_url',
    newFileMember: 'image_base_64',
    maxBytes: 1_048_576,
    help: 'JPG, JPEG o PNG, como máximo de 1 MB',
  },
} satisfies ResourceInput['fields'];

const { type, label, maxBytes, help } = areaFields.image;

/** Fields of a new area of the second level, under the names that the host reads. */
export const newInnerAreaFields = {
  name_es: areaFields.nameEs,
  name_en: areaFields.nameEn,
  image_base_64: { type, label, maxBytes, help },
} satisfies ResourceInput['fields'];

/** The members that a change of an area of either level sends. */
export const areaBody = {
  id: '{id}',
  name_en: '{nameEn}',
  name_es: '{nameEs}',
  image_url: '{image}',
  image_base_64: '{image_base_64}',
};

export const areaTitle = ['name', 'Zona sin nombre'];

/** How a change of an area ends. */
export const areaEditOutcomes = {
  outcomes: [
    { on: 'success', success: 'Se ha guardado la zona' },
    { on: 'error', error: 'No se ha podido guardar la zona' },
  ],
} satisfies Pick<NonNullable<ResourceInput['edit']>, 'outcomes'>;

/** Deletes an area of either level. `items`: what goes with it. */
export const buildDeleteAreaAction = (items?: { recordPath: string; resource: string; text: string }) =>
  ({
    label: 'Eliminar',
    icon: 'trash',
    requires: 'update_projects',
    danger: true,
    confirm: {
      title: 'Eliminar zona',
      text: 'Se eliminará la zona «%{name}». No se puede deshacer.',
      submitLabel: 'Eliminar',
      ...(items ? { items } : {}),
    },
    call: { method: 'DELETE', path: '/projects/layout-config/area/{id}' },
    outcomes: [
      { on: 'success', success: 'Se ha eliminado la zona «%{name}»' },
      { on: 'error', error: 'No se ha podido eliminar la zona «%{name}»' },
    ],
  }) satisfies NonNullable<ResourceInput['actions']>[string];
