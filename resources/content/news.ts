import { localized } from '../../src/config/localized';
import { defineResource } from '../../src/config/defineResource';

const imageField = {
  type: 'image',
  label: localized({ es: 'Imagen', en: 'Image' }),
  maxBytes: 2 * 1024 * 1024,
  help: localized({ es: 'JPG, JPEG o PNG, como máximo de 2 MB', en: 'JPG, JPEG or PNG, 2 MB at most' }),
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
  label: {
    one: localized({ es: 'noticia', en: 'news item' }),
    many: localized({ es: 'Noticias', en: 'News' }),
  },
  icon: 'newspaper',
  navigation: false,
  recordRepresentation: ['title', localized({ es: 'Noticia sin título', en: 'Untitled news item' })],
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
    title: { type: 'text', label: localized({ es: 'Título', en: 'Title' }), required: true, maxLength: 50 },
    description: {
      type: 'longText',
      label: localized({ es: 'Texto', en: 'Text' }),
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
      label: localized({ es: 'Enlace', en: 'Link' }),
      placeholder: localized({ es: 'Por ejemplo, https://…', en: 'For example, https://…' }),
      maxLength: 2048,
      notPattern:
        '\\s*(?:(?:[jJ][aA][vV][aA]|[vV][bB])[sS][cC][rR][iI][pP][tT]\\s*|[dD][aA][tT][aA]):(?:.|\\s)*',
      patternText: localized({ es: 'El enlace no es válido', en: 'The link is not valid' }),
    },
    link_title: {
      type: 'text',
      label: localized({ es: 'Título del enlace', en: 'Link title' }),
      maxLength: 20,
      emptyText: 'not_reported',
    },
    // A link only where it is safe to press.
    linkShown: {
      type: 'url',
      label: localized({ es: 'Enlace', en: 'Link' }),
      source: 'link',
      emptyText: 'not_reported',
    },
    send_notification: {
      type: 'boolean',
      label: localized({ es: 'Enviar notificación', en: 'Send notification' }),
      default: false,
    },
  },
  create: {
    presentation: 'modal',
    title: localized({ es: 'Nueva noticia', en: 'New news item' }),
    fields: ['title', 'description', 'newImage', { row: ['link', 'link_title'] }, 'send_notification'],
    outcomes: [
      {
        on: 'success',
        success: localized({ es: 'La noticia se ha publicado', en: 'The news item has been published' }),
      },
      {
        on: 'error',
        error: localized({ es: 'No se ha podido crear la noticia', en: 'Could not create the news item' }),
      },
    ],
  },
  edit: {
    presentation: 'modal',
    fields: ['title', 'description', 'image', { row: ['link', 'link_title'] }],
    loadError: localized({
      es: 'No se ha podido cargar la noticia',
      en: 'The news item could not be loaded',
    }),
    submitRequiresChanges: true,
    confirm: {
      title: localized({
        es: '¿Guardar los cambios de la noticia?',
        en: 'Save the changes to the news item?',
      }),
      text: localized({
        es: 'Se cambia también para quienes ya la han leído.',
        en: 'It also changes for those who have already read it.',
      }),
      whenChanged: ['title', 'description', 'link', 'link_title'],
    },
    outcomes: [
      {
        on: 'success',
        success: localized({ es: 'La noticia se ha guardado', en: 'The news item has been saved' }),
      },
      {
        on: 'error',
        error: localized({ es: 'No se ha podido guardar la noticia', en: 'Could not save the news item' }),
      },
    ],
  },
  actions: {
    create: {
      label: localized({ es: 'Nueva noticia', en: 'New news item' }),
      icon: 'plus',
      primary: true,
      openForm: 'create',
    },
    delete: {
      label: localized({ es: 'Eliminar', en: 'Delete' }),
      icon: 'trash',
      requires: 'update_projects',
      danger: true,
      confirm: true,
      impact: [
        {
          unknown: localized({
            es: 'No se sabe quién la ha leído',
            en: 'It is not known who has read it',
          }),
        },
      ],
      call: { method: 'DELETE', path: '/events-news/{id}' },
      outcomes: [
        {
          on: 'success',
          success: localized({ es: 'La noticia se ha eliminado', en: 'The news item has been deleted' }),
        },
        {
          on: 'error',
          error: localized({
            es: 'No se ha podido eliminar la noticia',
            en: 'Could not delete the news item',
          }),
        },
      ],
      effects: ['refetch'],
    },
  },
});
