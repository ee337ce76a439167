import { defineTexts } from '../../i18n/textTables';

/** Texts of the combobox. They load with the first form that has one. */
export const autocompleteTexts = defineTexts('autocompleteTexts', {
  es: {
    open: 'Abrir',
    choose: 'Elige',
    close: 'Cerrar',
    clear: 'Vaciar',
    notAnOption: 'Elige una opción de la lista: «%{typed}» no es ninguna',
  },
  en: {
    open: 'Open',
    choose: 'Choose',
    close: 'Close',
    clear: 'Clear',
    notAnOption: 'Choose an option from the list: “%{typed}” is not one of them',
  },
});
