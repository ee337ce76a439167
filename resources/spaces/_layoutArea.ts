import { localized } from '../../src/config/localized';
import type { ResourceInput } from '../../src/config/schema/resource';

/** Fields of areas of both levels: a name in two languages, one of which is shown, and a picture. */
export const areaFields = {
  name: {
    type: 'text',
    label: localized({ es: 'Nombre', en: 'Name' }),
    localizedSource: { es: 'nameEs', en: 'nameEn' },
    sortable: true,
    emptyText: localized({ es: 'Sin nombre', en: 'No name' }),
  },
  nameEs: {
    type: 'text',
    label: localized({ es: 'Nombre en español', en: 'Name in Spanish' }),
    writePath: 'name_es',
    required: true,
    maxLength: 255,
    emptyText: 'not_reported',
  },
  nameEn: {
    type: 'text',
    label: localized({ es: 'Nombre en inglés', en: 'Name in English' }),
    writePath: 'name_en',
    required: true,
    maxLength: 255,
    emptyText: 'not_reported',
  },
  image: {
    type: 'image',
    label: localized({ es: 'Imagen', en: 'Image' }),
    source: 'imageURL',
    writePath: 'image_url',
    newFileMember: 'image_base_64',
    maxBytes: 1_048_576,
    help: localized({ es: 'JPG, JPEG o PNG, como máximo de 1 MB', en: 'JPG, JPEG or PNG, 1 MB at most' }),
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

export const areaTitle = ['name', localized({ es: 'Zona sin nombre', en: 'Unnamed area' })];

/** How a change of an area ends. */
export const areaEditOutcomes = {
  outcomes: [
    { on: 'success', success: localized({ es: 'Se ha guardado la zona', en: 'The area has been saved' }) },
    {
      on: 'error',
      error: localized({ es: 'No se ha podido guardar la zona', en: 'Could not save the area' }),
    },
  ],
} satisfies Pick<NonNullable<ResourceInput['edit']>, 'outcomes'>;

/** Deletes an area of either level. `items`: what goes with it. */
export const buildDeleteAreaAction = (items?: { recordPath: string; resource: string; text: string }) =>
  ({
    label: localized({ es: 'Eliminar', en: 'Delete' }),
    icon: 'trash',
    requires: 'update_projects',
    danger: true,
    confirm: {
      title: localized({ es: 'Eliminar zona', en: 'Delete area' }),
      text: localized({
        es: 'Se eliminará la zona «%{name}». No se puede deshacer.',
        en: 'The area “%{name}” will be deleted. This cannot be undone.',
      }),
      submitLabel: localized({ es: 'Eliminar', en: 'Delete' }),
      ...(items ? { items } : {}),
    },
    impact: [
      {
        unknown: localized({
          es: 'No se sabe qué activos y dispositivos están en ella',
          en: 'It is not known which assets and devices are in it',
        }),
      },
    ],
    call: { method: 'DELETE', path: '/projects/layout-config/area/{id}' },
    outcomes: [
      {
        on: 'success',
        success: localized({
          es: 'Se ha eliminado la zona «%{name}»',
          en: 'The area “%{name}” has been deleted',
        }),
      },
      {
        on: 'error',
        error: localized({
          es: 'No se ha podido eliminar la zona «%{name}»',
          en: 'Could not delete the area “%{name}”',
        }),
      },
    ],
  }) satisfies NonNullable<ResourceInput['actions']>[string];
