import { defineTexts } from '../i18n/textTables';

/** Texts of a list's figures. They load with them. */
export const figuresTexts = defineTexts('figuresTexts', {
  es: { figures: 'Cifras' },
  en: { figures: 'Figures' },
});
