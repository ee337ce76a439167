/** Texts of the console as a whole: errors, missing pages, new versions. */
export const appTexts = {
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
} as const;
