import { defineTexts } from '../../i18n/textTables';

/** Texts of actions that send one call per selected record. */
export const bulkTexts = defineTexts('bulkTexts', {
  es: {
    check: 'Comprobar en la lista',
    /** Shown if the dialog was closed while the job runs. */
    goes_on: 'Sigue en segundo plano: está en «Operaciones», en la barra de arriba.',
    not_shown: 'No se ofrece para esta fila',
    under_way: 'Ya está en marcha en otra operación',
  },
  en: {
    check: 'Check in the list',
    goes_on: 'It continues in the background: see “Operations” in the top bar.',
    not_shown: 'Not offered for this row',
    under_way: 'Already under way in another operation',
  },
});
