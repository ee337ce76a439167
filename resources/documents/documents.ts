import { localized } from '../../src/config/localized';
import { defineResource } from '../../src/config/defineResource';

/** Documents of an asset or a building. */
export default defineResource({
  name: 'documents',
  label: {
    one: localized({ es: 'documento', en: 'document' }),
    many: localized({ es: 'Documentos', en: 'Documents' }),
  },
  icon: 'file-text',
  navigation: false,
  recordRepresentation: ['title', '{id}'],
  api: { getList: { path: '/assets/{id}/documents', paged: false } },
  // Messages about documents stay for 3 s.
  messages: { durationSeconds: 5 },
  fields: {
    title: { type: 'text', label: localized({ es: 'Título', en: 'Title' }), emptyText: 'not_reported' },
    comments: { type: 'text', label: localized({ es: 'Comentarios', en: 'Comments' }) },
    // A host in the own network may have no certificate.
    url: {
      type: 'url',
      label: localized({ es: 'Archivo', en: 'File' }),
      prefixes: ['https://', 'http://'],
      text: localized({ es: 'Descargar', en: 'Download' }),
      emptyText: 'not_reported',
    },
    size: {
      type: 'number',
      bytes: true,
      label: localized({ es: 'Tamaño', en: 'Size' }),
      emptyText: 'not_reported',
    },
    source: {
      type: 'enum',
      label: localized({ es: 'Origen', en: 'Source' }),
      values: { assets_manager: localized({ es: 'Consola', en: 'Console' }) },
      emptyText: 'not_reported',
    },
    created_at: { type: 'date', label: localized({ es: 'Fecha', en: 'Date' }), emptyText: 'not_reported' },
  },
  actions: {
    upload: {
      label: localized({ es: 'Añadir documentos', en: 'Add documents' }),
      icon: 'upload',
      primary: true,
      requires: 'update_assets',
      dialog: 'document-upload',
      options: { call: { method: 'POST', path: '/assets/{parent.id}/document' }, wrap: true },
    },
    publish: {
      label: localized({ es: 'Publicar documentos', en: 'Publish documents' }),
      icon: 'upload',
      primary: true,
      requires: 'update_projects',
      dialog: 'document-upload',
      options: { call: { method: 'POST', path: '/projects/{parent.id}/document' } },
    },
    delete: {
      label: localized({ es: 'Eliminar', en: 'Delete' }),
      icon: 'trash',
      requires: 'update_assets',
      danger: true,
      confirm: {
        title: localized({ es: 'Eliminar documento', en: 'Delete document' }),
        text: localized({
          es: 'Se eliminará el documento «%{name}». No se puede deshacer.',
          en: 'The document “%{name}” will be deleted. This cannot be undone.',
        }),
        submitLabel: localized({ es: 'Eliminar', en: 'Delete' }),
      },
      impact: [
        {
          unknown: localized({
            es: 'No se sabe quién lo ha descargado: esas copias se conservan',
            en: 'It is not known who has downloaded it: those copies remain',
          }),
        },
      ],
      call: { method: 'DELETE', path: '/documents/{id}' },
      // A failure is only logged: the question stays, to be asked again or left.
      outcomes: [
        { on: 'success', success: 'deleted_correctly', durationSeconds: 3 },
        { on: 'error', logOnly: true },
      ],
    },
  },
});
