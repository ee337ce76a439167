import { defineTexts } from '../../i18n/textTables';

/** Texts of the message log that are not in `es`: they load with its dialog. */
export const messageLogTexts = defineTexts('messageLogTexts', {
  es: {
    notCopiedWithoutHttps: 'Sin https no se puede copiar',
  },
  en: { notCopiedWithoutHttps: 'Copying is not possible without https' },
});
