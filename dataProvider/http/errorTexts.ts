import { defineTexts } from '../../src/i18n/textTables';

/** Texts of responses that cannot be used. Errors of declarations, which their check finds, are English. */
export const errorTexts = defineTexts('errorTexts', {
  es: {
    unreadable: 'No se ha podido leer la respuesta del servidor.',
    noProof: 'La respuesta no dice lo que hay que comprobar.',
    noList: 'La respuesta no contiene una lista.',
    noData: 'La respuesta no contiene los datos.',
    noToken: 'La respuesta no contiene el token.',
  },
  en: {
    unreadable: 'The response of the server could not be read.',
    noProof: 'The response does not contain what has to be checked.',
    noList: 'The response does not contain a list.',
    noData: 'The response does not contain the data.',
    noToken: 'The response does not contain the token.',
  },
});
