import { defineTexts } from '../../i18n/textTables';

/** Texts of a list that follows changes. */
export const liveTexts = defineTexts('liveTexts', {
  es: {
    changed: 'cambió %{age}',
    deleted: 'se eliminó %{age}',
    news: '%{smart_count} novedad: mostrar |||| %{smart_count} novedades: mostrar',
    reordered: 'La lista ha cambiado: mostrar',
    announce: 'Ha cambiado %{smart_count} fila |||| Han cambiado %{smart_count} filas',
  },
  en: {
    changed: 'changed %{age}',
    deleted: 'deleted %{age}',
    news: '%{smart_count} update: show it |||| %{smart_count} updates: show them',
    reordered: 'The list has changed: show it',
    announce: '%{smart_count} row has changed |||| %{smart_count} rows have changed',
  },
});
