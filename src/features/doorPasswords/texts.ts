/** Texts of door passwords. None of them contains a password. */
export const doorPasswordsTexts = {
  loadFailed: 'No se han podido leer las contraseñas de las puertas',
  none: 'Este activo no tiene puertas con contraseña',
  unnamed: 'Puerta sin nombre',
  title: '%{label}: %{asset}',
  operation: 'Contraseñas de las puertas: %{asset}',
  place: 'Accesos: %{asset}',
  /** Suffix that distinguishes doors with the same name. */
  inRoom: '%{name} (%{what})',
  atGateway: '%{name} · gateway %{what}',
  ofDevice: '%{name} · dispositivo %{what}',

  ADMIN_NUMERIC_PASSWORD: 'Contraseña de administrador',
  NUMERIC_PASSWORD: 'Contraseña',
  NFC_CODE: 'Tarjeta NFC',
  numbered: '%{kind} %{number}',
  ofDoor: '%{slot} de %{door}',

  rule: 'Contraseñas de %{length} cifras, %{digits}.',
  cardRule: 'Tarjetas de 8 a 14 cifras hexadecimales, por parejas.',
  oneLength: '%{min}',
  lengths: '%{min} a %{max}',
  digitsRun: 'del %{first} al %{last}',
  digitsList: 'de entre %{digits}',
  noPasswords: 'No tiene ninguna contraseña.',
  unknown: 'El servicio no informa de las contraseñas de esta puerta.',
  unreachable: 'No se puede cambiar: el servicio no informa de su gateway o de su cerradura.',
  otherKinds:
    'Tiene además una clave de un tipo que la consola no conoce. |||| Tiene además %{smart_count} claves de tipos que la consola no conoce.',

  add_ADMIN_NUMERIC_PASSWORD: 'Añadir contraseña de administrador',
  add_NUMERIC_PASSWORD: 'Añadir contraseña',
  add_NFC_CODE: 'Añadir tarjeta NFC',
  full_ADMIN_NUMERIC_PASSWORD:
    'No queda sitio: la puerta admite una contraseña de administrador |||| No queda sitio: la puerta admite %{smart_count} contraseñas de administrador',
  full_NUMERIC_PASSWORD:
    'No queda sitio: la puerta admite una contraseña |||| No queda sitio: la puerta admite %{smart_count} contraseñas',
  full_NFC_CODE:
    'No queda sitio: la puerta admite una tarjeta |||| No queda sitio: la puerta admite %{smart_count} tarjetas',
  show: 'Mostrar: %{what}',
  hide: 'Ocultar: %{what}',
  remove: 'Borrar: %{what}',
  cardFixed: 'El código de una tarjeta ya dada de alta no se cambia: bórrala y añade otra.',

  missing: 'Escribe la contraseña o borra la fila',
  missingCard: 'Escribe el código de la tarjeta o borra la fila',
  badDigits: 'Formato no válido: solo se admiten cifras %{digits}',
  badLength: 'Formato no válido: debe tener %{min} cifras',
  badLengths: 'Formato no válido: debe tener de %{min} a %{max} cifras',
  badCardDigits: 'Formato no válido: solo se admiten cifras y letras de la A a la F',
  badCardLength: 'Formato no válido: debe tener entre 8 y 14 caracteres',
  badCardPairs: 'Formato no válido: debe tener un número par de caracteres',

  unchanged: 'No has cambiado ninguna contraseña',
  invalid:
    'Hay una contraseña con formato no válido |||| Hay %{smart_count} contraseñas con formato no válido',

  removeTitle: 'Borrar: %{what}',
  removeText: 'Dejará de abrir «%{door}» cuando guardes los cambios.',
  removeNew: 'No se ha guardado todavía: se quita de la lista.',
  removeConfirm: 'Borrar',

  sending: 'Enviando contraseñas: %{done} de %{all}',
  checking: 'Enviadas. Comprobando que las puertas las tienen: %{done} de %{all}',
  progress: 'Contraseñas cambiadas',
  goesOn: 'Puedes cerrar: se sigue enviando y comprobando aunque salgas de aquí.',
  state_waiting: 'En espera',
  state_sending: 'Enviando',
  state_sent: 'Comprobando',
  state_lost: 'No se sabe todavía',
  state_done: 'Cambiada',
  state_refused: 'No se ha podido cambiar',
  state_unconfirmed: 'La puerta no la ha confirmado',
  state_unknown: 'Todavía no se sabe',
  state_unsent: 'No se ha enviado',

  done: 'Contraseñas actualizadas',
  failedTitle: 'No se han actualizado todas las contraseñas',
  unknownTitle: 'Todavía no se sabe si se han actualizado las contraseñas',
  failedText:
    'Esta contraseña no consta como cambiada: |||| Estas %{smart_count} contraseñas no constan como cambiadas:',
  retry: 'Reintentar',
  retryDoor: 'Reintentar: %{door}',
  lookAgain: 'Volver a comprobar',
  looking: 'Comprobando…',
  lookFailed: 'No se han podido leer las puertas. Todavía no se sabe.',
  backToEdit: 'Volver a las contraseñas',
} as const;
