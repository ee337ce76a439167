import { defineTexts } from '../../i18n/textTables';

/** The name of the general search: of its button, which is there before the search is. */
export const searchButtonTexts = defineTexts('searchButtonTexts', {
  es: {
    title: 'Búsqueda general',
    field: 'Busca o ve a…',
    key: 'Ctrl K',
  },
  en: { title: 'General search', field: 'Search or go to…', key: 'Ctrl K' },
});
