import { defineTexts } from '../../i18n/textTables';

/** Texts of the pagination of rows that render one page at a time. */
export const pageButtonTexts = defineTexts('pageButtonTexts', {
  es: {
    before: 'Anteriores',
    after: 'Siguientes',
    page: 'Página %{page} de %{pages}',
  },
  en: { before: 'Previous', after: 'Next', page: 'Page %{page} of %{pages}' },
});
