/** The name of the general search: of its button, which is there before the search is. */
export const searchButtonTexts = {
  title: 'Búsqueda general',
  field: 'Busca o ve a…',
  key: 'Ctrl K',
} as const;
