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
  menu: false,
  title: ['title', 'Noticia sin título'],
  access: { create: 'update_projects', edit: 'update_projects', why: 'no_permission' },
  api: {
    list: { path: '/projects/{id}/events-news', paged: false },
    one: { path: '/events-news/{id}' },
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
  messages: { for: 5 },
  fields: {
    title: { type: 'text', label: 'Título', required: true, maxLength: 50 },
    description: {
      type: 'longText',
      label: 'Texto',
      required: true,
      rows: 4,
      maxLength: 600,
      empty: 'not_reported',
    },
    image: { ...imageField, empty: 'not_reported' },
    // A new one needs its image; one that is there keeps it.
    newImage: { ...imageField, source: 'image', write: 'image', required: true },
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
    link_title: { type: 'text', label: 'Título del enlace', maxLength: 20, empty: 'not_reported' },
    // A link only where it is safe to press.
    linkShown: { type: 'url', label: 'Enlace', source: 'link', empty: 'not_reported' },
    send_notification: { type: 'boolean', label: 'Enviar notificación', default: false },
  },
  create: {
    in: 'modal',
    title: 'Nueva noticia',
    fields: ['title', 'description', 'newImage', { row: ['link', 'link_title'] }, 'send_notification'],
    outcomes: [
      { on: 'ok', success: 'La noticia se ha publicado' },
      { on: 'error', error: 'No se ha podido crear la noticia' },
    ],
  },
  edit: {
    in: 'modal',
    fields: ['title', 'description', 'image', { row: ['link', 'link_title'] }],
    loadError: 'No se ha podido cargar la noticia',
    onlyWhenChanged: true,
    confirm: {
      title: '¿Guardar los cambios de la noticia?',
      text: 'Se cambia también para quienes ya la han leído.',
      whenChanged: ['title', 'description', 'link', 'link_title'],
    },
    outcomes: [
      { on: 'ok', success: 'La noticia se ha guardado' },
      { on: 'error', error: 'No se ha podido guardar la noticia' },
    ],
  },
  actions: {
    create: { label: 'Crear noticia', icon: 'plus', primary: true, opens: 'create' },
    delete: {
      label: 'Eliminar',
      icon: 'trash',
      enabledFor: 'update_projects',
      danger: true,
      confirm: true,
      call: { method: 'DELETE', path: '/events-news/{id}' },
      outcomes: [
        { on: 'ok', success: 'La noticia se ha eliminado' },
        { on: 'error', error: 'No se ha podido eliminar la noticia' },
      ],
      then: ['reload'],
    },
  },
});
