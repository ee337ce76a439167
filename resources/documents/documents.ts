import { defineResource } from '../../src/config/defineResource';

/** Documents of an asset or a building. */
export default defineResource({
  name: 'documents',
  label: { one: 'documento', many: 'Documentos' },
  icon: 'file-text',
  navigation: false,
  recordRepresentation: ['title', '{id}'],
  api: { getList: { path: '/assets/{id}/documents', paged: false } },
  // Messages about documents stay for 3 s.
  messages: { durationSeconds: 5 },
  fields: {
    title: { type: 'text', label: 'Título', emptyText: 'not_reported' },
    comments: { type: 'text', label: 'Comentarios', emptyText: 'not_reported' },
    // A host in the own network may have no certificate.
    url: {
      type: 'url',
      label: 'Archivo',
      prefixes: ['https://', 'http://'],
      text: 'Descargar',
      emptyText: 'not_reported',
    },
    size: { type: 'number', bytes: true, label: 'Tamaño', emptyText: 'not_reported' },
    source: {
      type: 'enum',
      label: 'Origen',
      values: { assets_manager: 'Consola' },
      emptyText: 'not_reported',
    },
    created_at: { type: 'date', label: 'Fecha', emptyText: 'not_reported' },
  },
  actions: {
    upload: {
      label: 'Añadir documentos',
      icon: 'upload',
      primary: true,
      requires: 'update_assets',
      dialog: 'document-upload',
      options: { call: { method: 'POST', path: '/assets/{parent.id}/document' }, wrap: true },
    },
    publish: {
      label: 'Publicar documentos',
      icon: 'upload',
      primary: true,
      requires: 'update_projects',
      dialog: 'document-upload',
      options: { call: { method: 'POST', path: '/projects/{parent.id}/document' } },
    },
    delete: {
      label: 'Eliminar',
      icon: 'trash',
      requires: 'update_assets',
      danger: true,
      confirm: {
        title: 'Eliminar documento',
        text: 'Se eliminará el documento «%{name}». No se puede deshacer.',
        submitLabel: 'Eliminar',
      },
      call: { method: 'DELETE', path: '/documents/{id}' },
      // A failure is only logged: the question stays, to be asked again or left.
      outcomes: [
        { on: 'success', success: 'deleted_correctly', durationSeconds: 3 },
        { on: 'error', logOnly: true },
      ],
    },
  },
});
