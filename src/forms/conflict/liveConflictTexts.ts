import { defineTexts } from '../../i18n/textTables';

/** Text for a record that another user changes while its form is open. */
export const liveConflictTexts = defineTexts('liveConflictTexts', {
  es: {
    changed:
      'Otra persona acaba de cambiar este registro. Lo que has escrito sigue aquí: al guardar eliges qué queda en cada campo.',
  },
  en: {
    changed:
      'Another person has just changed this record. Your input is still here: when you save, you choose what each field keeps.',
  },
});
