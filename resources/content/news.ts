import { defineResource } from '../../src/config/defineResource';

/** News of a building. */
export default defineResource({
  name: 'news',
  label: { one: 'noticia', many: 'Noticias' },
  menu: false,
  title: 'title',
  api: { list: { path: '/projects/{id}/events-news', paged: false } },
  fields: {
    title: { type: 'text', label: 'Título' },
    description: { type: 'text', label: 'Texto', empty: 'not_reported' },
    link: { type: 'url', label: 'Enlace', empty: 'not_reported' },
  },
});
