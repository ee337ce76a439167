import { defineResource } from '../../src/config/defineResource';

/** Areas into which a building is divided. */
export default defineResource({
  name: 'layout-areas',
  label: { one: 'zona', many: 'Zonas' },
  menu: false,
  title: 'nameEs',
  api: { list: { path: '/projects/{id}/layout-config', paged: false } },
  fields: {
    nameEs: { type: 'text', label: 'Nombre' },
    nameEn: { type: 'text', label: 'Nombre en inglés', empty: 'not_reported' },
    // Records of their own that come along whole, so nothing is read or linked.
    inside: {
      type: 'references',
      label: 'Zonas que contiene',
      resource: 'layout-areas',
      source: 'horizontal',
      display: '{nameEs}',
      link: false,
      empty: 'Ninguna',
    },
    type: { type: 'enum', label: 'Tipo', values: { vertical: 'Vertical', horizontal: 'Horizontal' } },
  },
});
