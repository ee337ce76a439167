import { defineTexts } from '../../i18n/textTables';

/** Texts of the way to another application. */
export const handoverTexts = defineTexts('handoverTexts', {
  es: {
    unset: 'La dirección de la aplicación no está configurada. Puede indicarla quien administra la consola.',
    untrusted:
      'La dirección de la aplicación no está autorizada a recibir la sesión. Puede autorizarla quien administra la consola.',
  },
  en: {
    unset: 'The address of the application is not set up. The console administrator can set it.',
    untrusted:
      'The address of the application is not authorised to receive the session. The console administrator can authorise it.',
  },
});
