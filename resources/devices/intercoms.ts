import { defineResource } from '../../src/config/defineResource';

/** Intercoms of a building. */
export default defineResource({
  name: 'intercoms',
  label: { one: 'videoportero', many: 'Videoporteros' },
  menu: false,
  title: 'name',
  api: { list: { path: '/projects/{id}/intercoms', paged: false } },
  fields: {
    name: { type: 'text', label: 'Nombre' },
    vendor: {
      type: 'enum',
      label: 'Fabricante',
      values: { dahua: 'Dahua', portalia: 'Portalia' },
      empty: 'not_reported',
    },
    model: { type: 'text', label: 'Modelo', empty: 'not_reported' },
  },
});
