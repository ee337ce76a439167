/** Texts of actions that are done to several records, one call each. */
export const rowsTexts = {
  progress: '%{done} de %{total}',
  stop: 'Parar',
  stopping: 'Terminando lo empezado…',
  stop_title: '¿Parar aquí?',
  stop_text:
    'Queda %{smart_count} sin empezar. Lo que ya se ha hecho no se deshace. |||| Quedan %{smart_count} sin empezar. Lo que ya se ha hecho no se deshace.',
  go_on: 'Seguir',
  retry: 'Repetir la que ha fallado |||| Repetir las %{smart_count} que han fallado',
  rest: 'Seguir con la que falta |||| Seguir con las %{smart_count} que faltan',
  check: 'Comprobar en la lista',
  close: 'Cerrar',
  all_done: 'Todo hecho: %{smart_count} de %{smart_count}.',
  /** Stands before what was left undone. */
  some_done: 'Hecho en %{done} de %{total}.',
  unknown_note:
    'De una no sabemos si se ha hecho: compruébalo antes de repetirla. |||| De %{smart_count} no sabemos si se han hecho: compruébalo antes de repetirlas.',
  skipped_note: 'En una no procede. |||| En %{smart_count} no procede.',
  /** The page was left meanwhile. */
  left: '%{label}: hecho en %{done} de %{total}',
  left_why: 'Revisa la lista: el resto no se ha hecho o no se sabe.',
  table: 'Resultado de cada fila',
  name: 'Nombre',
  state: 'Resultado',
  why: 'Motivo',
  not_shown: 'No se ofrece para esta fila',
  unnamed: 'Fila %{row}',
} as const;

/** What became of a row. */
export const rowStates = {
  waiting: 'Sin empezar',
  running: 'En curso',
  done: 'Hecho',
  failed: 'No hecho',
  unknown: 'Sin confirmar',
  skipped: 'No procede',
} as const;
