import { defineTexts } from '../../src/i18n/textTables';

/** Texts of requests that are not sent and of responses that cannot be used. */
export const errorTexts = defineTexts('errorTexts', {
  es: {
    unreadable: 'No se ha podido leer la respuesta del servidor.',
    noProof: 'La respuesta no dice lo que hay que comprobar.',
    noList: 'La respuesta no contiene una lista.',
    noData: 'La respuesta no contiene los datos.',
    noRecord: 'La respuesta no contiene el registro.',
    noMember: 'La respuesta no contiene «%{path}».',
    upload: 'No se ha podido subir «%{name}».',
    unknownHost: 'Host sin configurar: %{name}',
    outsideHost: 'La dirección se sale del host «%{name}»',
    sessionCall: 'Esta llamada es de la sesión: solo la hace la consola',
    unknownResource: 'Recurso sin declarar: %{name}',
    noCall: 'El recurso %{name} no declara api.%{kind}',
    notAllDone: 'No se han hecho %{count} de %{total}.',
    redirected: 'El servidor ha enviado la petición a otra dirección, y puede que no la haya recibido.',
    noDialectModule: 'Esta consola no tiene el módulo «dialects/%{name}.ts»',
  },
  en: {
    unreadable: 'The response of the server could not be read.',
    noProof: 'The response does not contain what has to be checked.',
    noList: 'The response does not contain a list.',
    noData: 'The response does not contain the data.',
    noRecord: 'The response does not contain the record.',
    noMember: 'The response does not contain “%{path}”.',
    upload: 'Could not upload “%{name}”.',
    unknownHost: 'Host not configured: %{name}',
    outsideHost: 'The address is outside the host “%{name}”',
    sessionCall: 'This call belongs to the session: only the console makes it',
    unknownResource: 'Resource not declared: %{name}',
    noCall: 'The resource %{name} does not declare api.%{kind}',
    notAllDone: '%{count} of %{total} were not done.',
    redirected: 'The server sent the request on to another address, and may not have received it.',
    noDialectModule: 'This console does not have the module “dialects/%{name}.ts”',
  },
});
