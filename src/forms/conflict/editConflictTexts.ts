/** Texts for a record that another user changed while its form was open. */
export const editConflictTexts = {
  title: 'Estos datos han cambiado mientras tanto',
  text: 'Alguien los ha guardado desde que abriste el formulario. Elige qué se guarda en cada campo.',
  mine: 'Lo que has escrito:',
  before: 'Lo que había:',
  theirs: 'Lo que hay ahora:',
  save: 'Guardar así',
  goOn: 'Seguir editando',
  unread: 'No se ha podido comprobar si los datos han cambiado',
  unreadText:
    'Si alguien los ha guardado desde que abriste el formulario, lo que guardes ahora sustituirá a lo suyo.',
  saveAnyway: 'Guardar de todos modos',
} as const;
