import { defineTexts } from '../../src/i18n/textTables';

/** Texts of requests that are not sent and of responses that cannot be used. */
export const errorTexts = defineTexts('errorTexts', {
  es: {
    unreadable: 'No se ha podido leer la respuesta del servidor.',
    noProof: 'La respuesta no dice lo que hay que comprobar.',
    noList: 'La respuesta no contiene una lista.',
    noData: 'La respuesta no contiene los datos.',
    noToken: 'La respuesta no contiene el token.',
    unknownHost: 'Host sin configurar: %{name}',
    outsideHost: 'La dirección se sale del host «%{name}»',
    sessionCall: 'Esta llamada es de la sesión: solo la hace la consola',
  },
  en: {
    unreadable: 'The response of the server could not be read.',
    noProof: 'The response does not contain what has to be checked.',
    noList: 'The response does not contain a list.',
    noData: 'The response does not contain the data.',
    noToken: 'The response does not contain the token.',
    unknownHost: 'Host not configured: %{name}',
    outsideHost: 'The address is outside the host “%{name}”',
    sessionCall: 'This call belongs to the session: only the console makes it',
  },
});
