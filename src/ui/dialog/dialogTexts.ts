import { defineTexts } from '../../i18n/textTables';

/** Texts of all dialogs. */
export const dialogTexts = defineTexts('dialogTexts', {
  es: { close: 'Cerrar la ventana' },
  en: { close: 'Close the window' },
});
