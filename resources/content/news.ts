import { defineResource } from '../../src/config/defineResource';

const imageField = {
  type: 'image',
  label: 'Imagen',
  maxBytes: 2 * 1024 * 1024,
  help: 'JPG, JPEG o PNG, como máximo de 2 MB',
} as const;

const newsBody = {
  title: '{title}',
  description: '{description}',
  image: '{image}',
  link: '{link}',
  link_title: '{link_title}',
};
const publishDefaults = { status: 'publish', type: 'new' };

/** News of a building. */
export default defineResource({
  name: 'news',
  label: { one: 'noticia', many: 'Noticias' },
  icon: 'newspaper',
  navigation: false,
  recordRepresentation: ['title', 'Noticia sin título'],
  access: { create: 'update_projects', edit: 'update_projects', disabledReason: 'no_permission' },
  api: {
    getList: { path: '/projects/{id}/events-news', paged: false },
    getOne: { path: '/events-news/{id}' },
    create: {
      path: '/projects/{parent.id}/events-news',
      body: {
        data: {
          ...newsBody,
          image: '{newImage}',
          send_notification: '{send_notification}',
          ...publishDefaults,
        },
      },
    },
    update: { path: '/events-news/{id}', body: { data: { id: '{id}', ...newsBody, ...publishDefaults } } },
    delete: { path: '/events-news/{id}' },
  },
  messages: { durationSeconds: 5 },
  fields: {
    title: { type: 'text', label: 'Título', required: true, maxLength: 50 },
    description: {
      type: 'longText',
      label: 'Texto',
      required: true,
      rows: 4,
      maxLength: 600,
      emptyText: 'not_reported',
    },
    image: { ...imageField, emptyText: 'not_reported' },
    // A new one needs its image; one that is there keeps it.
    newImage: { ...imageField, source: 'image', writePath: 'image', required: true },
    // Free text, but nothing that runs where it is pressed.
    link: {
      type: 'text',
      label: 'Enlace',
      placeholder: 'Por ejemplo, https://…',
      maxLength: 2048,
      notPattern:
        '\\s*(?:(?:[jJ][aA][vV][aA]|[vV][bB])[sS][cC][rR][iI][pP][tT]\\s*|[dD][aA][tT][aA]):(?:.|\\s)*',
      patternText: 'El enlace no es válido',
    },
    link_title: { type: 'text', label: 'Título del enlace', maxLength: 20, emptyText: 'not_reported' },
    // A link only where it is safe to press.
    linkShown: { type: 'url', label: 'Enlace', source: 'link', emptyText: 'not_reported' },
    send_notification: { type: 'boolean', label: 'Enviar notificación', default: false },
  },
  create: {
    presentation: 'modal',
    title: 'Nueva noticia',
    fields: ['title', 'description', 'newImage', { row: ['link', 'link_title'] }, 'send_notification'],
    outcomes: [
      { on: 'success', success: 'La noticia se ha publicado' },
      { on: 'error', error: 'No se ha podido crear la noticia' },
    ],
  },
  edit: {
    presentation: 'modal',
    fields: ['title', 'description', 'image', { row: ['link', 'link_title'] }],
    loadError: 'No se ha podido cargar la noticia',
    submitRequiresChanges: true,
    confirm: {
      title: '¿Guardar los cambios de la noticia?',
      text: 'Se cambia también para quienes ya la han leído.',
      whenChanged: ['title', 'description', 'link', 'link_title'],
    },
    outcomes: [
      { on: 'success', success: 'La noticia se ha guardado' },
      { on: 'error', error: 'No se ha podido guardar la noticia' },
    ],
  },
  actions: {
    create: { label: 'Crear noticia', icon: 'plus', primary: true, openForm: 'create' },
    delete: {
      label: 'Eliminar',
      icon: 'trash',
      requires: 'update_projects',
      danger: true,
      confirm: true,
      call: { method: 'DELETE', path: '/events-news/{id}' },
      outcomes: [
        { on: 'success', success: 'La noticia se ha eliminado' },
        { on: 'error', error: 'No se ha podido eliminar la noticia' },
      ],
      effects: ['refetch'],
    },
  },
});
