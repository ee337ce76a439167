import { defineTexts } from '../../src/i18n/textTables';

/** Texts of responses that a dialect refuses. They load with the first dialect. */
export const responseTexts = defineTexts('responseTexts', {
  es: {
    notAllDone: 'No se han hecho %{count} de %{total}.',
    redirected: 'El servidor ha enviado la petición a otra dirección, y puede que no la haya recibido.',
    noDialectModule: 'Esta consola no tiene el módulo «dialects/%{name}.ts»',
  },
  en: {
    notAllDone: '%{count} of %{total} were not done.',
    redirected: 'The server sent the request on to another address, and may not have received it.',
    noDialectModule: 'This console does not have the module “dialects/%{name}.ts”',
  },
});
