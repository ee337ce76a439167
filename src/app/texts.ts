import { defineTexts } from '../i18n/textTables';

/** Texts of the console as a whole: errors, missing pages, new versions. */
export const appTexts = defineTexts('appTexts', {
  es: {
    new_version: 'Hay una versión nueva de la consola',
    new_version_text:
      'Falta una parte de la consola. Comprueba la conexión y vuelve a cargar la página; lo que has escrito se conserva como borrador.',
    new_version_loading: 'Hay una versión nueva de la consola. Cargándola…',
    broken_text: 'Vuelve a cargar la página para seguir.',
    reload: 'Volver a cargar',
    declaration_missing: 'No se ha podido cargar esta página',
    declaration_missing_text: 'Su declaración no ha llegado. El resto de la consola funciona.',
    awaiting: 'Esperando declaraciones de %{addresses}',
    broken: 'Ha ocurrido un error en la página web',
    config_missing: 'No se ha podido leer la configuración',
    config_missing_text: 'La consola necesita el archivo config.json junto a ella.',
    config_stranger:
      '%{at}: esta consola no admite iniciar sesión en %{origin}, porque no se nombró al construirla.',
    zone: 'Las fechas y las horas son las de la instalación: %{zone}.',
    host_waits: 'El servidor pide esperar %{seconds} s. Después se sigue sin más.',
    left_page: {
      region: 'La página que dejaste',
      text: 'El mantenimiento interrumpió la página en la que estabas.',
      back: 'Volver a esa página',
      forget: 'Descartar',
    },
    problems: {
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
  },
  en: {
    new_version: 'There is a new version of the console',
    new_version_text:
      'Part of the console is missing. Check your connection and reload the page; what you have written is kept as a draft.',
    new_version_loading: 'There is a new version of the console. Loading it…',
    broken_text: 'Reload the page to continue.',
    reload: 'Reload',
    declaration_missing: 'This page could not be loaded',
    declaration_missing_text: 'Its declaration has not arrived. The rest of the console works.',
    awaiting: 'Waiting for declarations from %{addresses}',
    broken: 'An error has occurred on the web page',
    config_missing: 'Could not read the configuration',
    config_missing_text: 'The console needs the file config.json next to it.',
    config_stranger:
      '%{at}: this console does not allow signing in at %{origin}, because it was not named when the console was built.',
    zone: 'Dates and times are those of the installation: %{zone}.',
    host_waits: 'The server asks to wait %{seconds} s. After that, it continues on its own.',
    left_page: {
      region: 'The page you left',
      text: 'Maintenance interrupted the page you were on.',
      back: 'Go back to that page',
      forget: 'Discard',
    },
    problems: {
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
  },
});
