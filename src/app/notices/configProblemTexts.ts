import { defineTexts } from '../../i18n/textTables';

/** Texts about problems of the configuration. A module of its own: the first page has none. */
export const configProblemTexts = defineTexts('configProblemTexts', {
  es: {
    title: 'La configuración tiene errores',
    notice:
      'Falta una parte de la consola: su configuración tiene %{smart_count} error. |||| Falta una parte de la consola: su configuración tiene %{smart_count} errores.',
    show: 'Ver los errores',
    hide: 'Ocultar los errores',
    answers: 'La dirección responde %{status}',
    silent: 'La dirección no ha respondido en %{seconds} s',
    unreadable: 'No se puede leer',
    noAddress: 'No es una dirección http o https',
    redirected: 'La dirección envía a otra, que no se sigue: hay que indicar la definitiva',
    large: 'Pesa más de %{limit} y no se lee',
    nothing: 'Está vacío',
    page: 'La dirección responde una página web en lugar de JSON: puede que el fichero no exista',
    forbidden: 'Está en %{origin}, que no permite leerlo desde esta consola (CORS)',
    unreachable:
      'No se puede conectar con %{origin}, o la Content-Security-Policy de la consola no lo permite',
  },
  en: {
    title: 'The configuration has errors',
    notice:
      'Part of the console is missing: its configuration has %{smart_count} error. |||| Part of the console is missing: its configuration has %{smart_count} errors.',
    show: 'Show errors',
    hide: 'Hide errors',
    answers: 'The address responds with %{status}',
    silent: 'The address has not responded within %{seconds} s',
    unreadable: 'Cannot be read',
    noAddress: 'Not an http or https address',
    redirected: 'The address redirects to another one, which is not followed: enter the final address',
    large: 'It is larger than %{limit} and is not read',
    nothing: 'It is empty',
    page: 'The address responds with a web page instead of JSON: the file may not exist',
    forbidden: 'It is at %{origin}, which does not allow reading it from this console (CORS)',
    unreachable:
      'Cannot connect to %{origin}, or the Content-Security-Policy of the console does not allow it',
  },
});
