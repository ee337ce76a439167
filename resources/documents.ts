import { defineResource } from '../src/config/defineResource';

/** Documents of an asset or a building. */
export default defineResource({
  name: 'documents',
  label: { one: 'documento', many: 'Documentos' },
  menu: false,
  title: 'title',
  api: { list: { path: '/assets/{id}/documents', paged: false } },
  fields: {
    title: { type: 'text', label: 'Título' },
    comments: { type: 'text', label: 'Comentarios', empty: 'not_reported' },
    // A host in the own network may have no certificate (DOC-07).
    url: {
      type: 'url',
      label: 'Archivo',
      prefixes: ['https://', 'http://'],
      text: 'Descargar',
      empty: 'not_reported',
    },
    created_at: { type: 'date', label: 'Fecha' },
  },
});
