import { defineTexts } from '../i18n/textTables';

/** Texts of the page in place of a console whose configuration cannot be read. */
export const configErrorTexts = defineTexts('configErrorTexts', {
  es: {
    missing: 'No se ha podido leer la configuración',
    missing_text: 'La consola necesita el archivo config.json junto a ella.',
    stranger:
      '%{at}: esta consola no admite iniciar sesión en %{origin}, porque no se nombró al construirla.',
  },
  en: {
    missing: 'Could not read the configuration',
    missing_text: 'The console needs the file config.json next to it.',
    stranger:
      '%{at}: this console does not allow signing in at %{origin}, because it was not named when the console was built.',
  },
});
