import { defineTexts } from '../../i18n/textTables';

/** Texts of the sort control. They load with it. */
export const sortTexts = defineTexts('sortTexts', {
  es: {
    sort_by: 'Ordenar por',
    of_host: 'Orden habitual',
    ascending: 'Cambiar a orden ascendente',
    descending: 'Cambiar a orden descendente',
  },
  en: {
    sort_by: 'Sort by',
    of_host: 'Default order',
    ascending: 'Switch to ascending order',
    descending: 'Switch to descending order',
  },
});
