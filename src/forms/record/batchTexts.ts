import { defineTexts } from '../../i18n/textTables';

/** Texts of the button that scans many records. */
export const batchTexts = defineTexts('batchTexts', {
  es: {
    scanSeveral: 'Escanear varios',
    broken: 'No se ha podido abrir la lista de códigos',
  },
  en: {
    scanSeveral: 'Scan several',
    broken: 'Could not open the list of codes',
  },
});
