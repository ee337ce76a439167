import { defineResource } from '../src/config/defineResource';

/** Cameras of an asset or a building. */
export default defineResource({
  name: 'cameras',
  label: { one: 'cámara', many: 'Cámaras' },
  menu: false,
  title: 'name',
  api: { list: { path: '/assets/{id}/cameras', paged: false } },
  fields: {
    name: { type: 'text', label: 'Nombre' },
    vendor: { type: 'text', label: 'Fabricante', empty: 'not_reported' },
    model: { type: 'text', label: 'Modelo', empty: 'not_reported' },
    enabled: { type: 'boolean', label: 'Activa' },
  },
});
