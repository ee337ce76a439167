import { defineTexts } from '../../i18n/textTables';

/** Texts of the question before the sign-out that the first page does not need. */
export const signOutTexts = defineTexts('signOutTexts', {
  es: {
    rollouts:
      'Las operaciones por tandas se borran de este navegador: lo que les falte no se podrá continuar.',
  },
  en: {
    rollouts: 'Operations in waves are removed from this browser: their remaining part cannot be continued.',
  },
});
