/** Texts of what was typed and not saved, and of writes whose answer was lost; they load with the first form. */
export const draftTexts = {
  region: 'Borrador sin guardar',
  found: 'Hay un borrador sin guardar de las %{time}.',
  foundDay: 'Hay un borrador sin guardar del %{day} a las %{time}.',
  changedFields: 'Desde entonces ha cambiado: %{fields}. Al recuperarlo volverá lo que escribiste.',
  changed: 'Los datos han cambiado desde entonces. Revísalos antes de guardar.',
  restore: 'Recuperar',
  discard: 'Descartar',
  replaceTitle: '¿Sustituir lo que has escrito?',
  replaceText: 'El borrador cambiará lo que acabas de escribir en: %{fields}.',
  keep: 'Seguir editando',
  restored: 'Borrador recuperado. No se ha enviado nada: revísalo antes de guardar.',
  onPage: 'Tienes un borrador sin guardar de «%{title}» (%{time}).',
  byHand: 'Abre de nuevo ese formulario para recuperarlo.',
  open: 'Abrir el borrador',
};

export const lostTexts = {
  saved: 'No sabemos si se ha guardado',
  done: 'No sabemos si se ha hecho',
  /** How it is known; what follows them is `maybe` or `nowhere`. */
  noAnswer: 'La solicitud ha sido enviada pero no hemos recibido respuesta del servidor.',
  late: 'Se ha superado el tiempo en la petición.',
  maybe: 'Puede que sí: compruébalo antes de repetirlo.',
  nowhere: 'Puede que sí, y desde aquí no se puede comprobar.',
  check: 'Comprobar',
  checking: 'Comprobando…',
  close: 'Cerrar',
  closeKeeping: 'Cerrar y conservar lo escrito',
  isSaved: 'Se ha guardado: los datos leídos ahora coinciden con lo que escribiste.',
  isNotSaved: 'No consta que se haya guardado: los datos leídos ahora no coinciden con lo que has escrito.',
  look: 'Se ha vuelto a leer lo que hay en pantalla. Mira si el cambio ya está antes de enviarlo otra vez.',
  checkFailed: 'No se ha podido comprobar. Inténtalo de nuevo.',
};
