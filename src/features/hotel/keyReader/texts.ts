import { defineTexts } from '../../../i18n/textTables';

/** Texts of the reader of keys. */
export const keyReaderTexts = defineTexts('keyReaderTexts', {
  es: {
    code: 'Código de la tarjeta',
    help: 'Pasa la tarjeta por el lector, escanéala o escribe al menos %{count} caracteres',
    scan: 'Escanear la tarjeta',
    failed: 'No se han podido buscar los check-ins de la tarjeta',
    none: 'Ningún check-in activo tiene esta tarjeta',
    more: 'Hay más coincidencias: escribe el código entero',
    found: '%{smart_count} check-in activo |||| %{smart_count} check-ins activos',
  },
  en: {
    code: 'Card code',
    help: 'Hold the card to the reader, scan it or type at least %{count} characters',
    scan: 'Scan the card',
    failed: 'Could not search for the card’s check-ins',
    none: 'No active check-in has this card',
    more: 'There are more matches: type the whole code',
    found: '%{smart_count} active check-in |||| %{smart_count} active check-ins',
  },
});
