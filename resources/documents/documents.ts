import { defineResource } from '../../src/config/defineResource';

/** Documents of an asset or a building. */
export default defineResource({
  name: 'documents',
  label: { one: 'documento', many: 'Documentos' },
  icon: 'file-text',
  menu: false,
  title: ['title', '{id}'],
  api: { list: { path: '/assets/{id}/documents', paged: false } },
  // Messages about documents stay for 3 s.
  messages: { for: 5 },
  fields: {
    title: { type: 'text', label: 'Título', empty: 'not_reported' },
    comments: { type: 'text', label: 'Comentarios', empty: 'not_reported' },
    // A host in the own network may have no certificate.
    url: {
      type: 'url',
      label: 'Archivo',
      prefixes: ['https://', 'http://'],
      text: 'Descargar',
      empty: 'not_reported',
    },
    size: { type: 'number', bytes: true, label: 'Tamaño', empty: 'not_reported' },
    source: {
      type: 'enum',
      label: 'Origen',
      values: { assets_manager: 'Consola' },
      empty: 'not_reported',
    },
    created_at: { type: 'date', label: 'Fecha', empty: 'not_reported' },
  },
  actions: {
    upload: {
      label: 'Añadir documentos',
      icon: 'upload',
      primary: true,
      enabledFor: 'update_assets',
      dialog: 'document-upload',
      options: { call: { method: 'POST', path: '/assets/{parent.id}/document' }, wrap: true },
    },
    publish: {
      label: 'Publicar documentos',
      icon: 'upload',
      primary: true,
      enabledFor: 'update_projects',
      dialog: 'document-upload',
      options: { call: { method: 'POST', path: '/projects/{parent.id}/document' } },
    },
    delete: {
      label: 'Eliminar',
      icon: 'trash',
      enabledFor: 'update_assets',
      danger: true,
      confirm: {
        title: 'Eliminar documento',
        text: 'Se eliminará el documento «%{name}». No se puede deshacer.',
        submit: 'Eliminar',
      },
      call: { method: 'DELETE', path: '/documents/{id}' },
      // A failure is only logged: the question stays, to be asked again or left.
      outcomes: [
        { on: 'ok', success: 'deleted_correctly', for: 3 },
        { on: 'error', silent: true },
      ],
    },
  },
});
