import { localized } from '../../src/config/localized';
import type { ResourceInput } from '../../src/config/schema/resource';

/** A building as every page shows it; the page of the buildings themselves adds what can be changed. */
export const buildingFields = {
  name: { type: 'text', label: localized({ es: 'Edificio', en: 'Building' }) },
  logo: { type: 'image', label: localized({ es: 'Logotipo', en: 'Logo' }) },
  tile: {
    type: 'facade',
    label: localized({ es: 'Imagen', en: 'Image' }),
    drawing: 'building',
    picture: 'logo',
  },
  type: {
    type: 'enum',
    label: localized({ es: 'Tipo', en: 'Type' }),
    labelKeyPrefix: 'enums.project_type',
    emptyText: 'without_type',
  },
  client: {
    type: 'reference',
    label: localized({ es: 'Empresa', en: 'Company' }),
    resource: 'clients',
    display: '{name}',
    emptyText: 'not_reported',
  },
} satisfies ResourceInput['fields'];

/** Calls of the pages that show something else by building. */
export const buildingApi = {
  getList: { path: '/projects' },
  getOne: { path: '/projects/{id}', query: { include: 'assets' } },
} satisfies ResourceInput['api'];
