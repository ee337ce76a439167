import { defineTexts } from '../../i18n/textTables';

/** Texts of the side panel that shows a record. */
export const peekTexts = defineTexts('peekTexts', {
  es: {
    region: 'Vista rápida',
    open: 'Abrir',
    close: 'Cerrar la vista rápida',
    loading: 'Cargando…',
    failed: 'No se ha podido leer cómo se muestra este registro',
    missing: 'Este registro no existe o no puedes verlo',
  },
  en: {
    region: 'Quick view',
    open: 'Open',
    close: 'Close the quick view',
    loading: 'Loading…',
    failed: 'Could not read how this record is shown',
    missing: 'This record does not exist or you cannot view it',
  },
});
