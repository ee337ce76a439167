import { defineTexts } from '../../i18n/textTables';

/** Texts below a list with "load more". They load with it. */
export const loadMoreTexts = defineTexts('loadMoreTexts', {
  es: {
    shown: 'Se muestran %{shown} de %{total}',
    shown_open: 'Se muestran %{shown}',
    more: 'Cargar más',
    failed: 'No se han podido cargar más.',
    retry: 'Reintentar',
  },
  en: {
    shown: 'Showing %{shown} of %{total}',
    shown_open: 'Showing %{shown}',
    more: 'Load more',
    failed: 'Could not load more.',
    retry: 'Try again',
  },
});
