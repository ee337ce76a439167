/** Texts of background jobs. */
export const jobTexts = {
  progress: '%{done} de %{total}',
  stop: 'Parar',
  stopping: 'Terminando lo empezado…',
  /** Closes the table while the calls continue. */
  behind: 'Seguir en segundo plano',
  retry: 'Repetir la que ha fallado |||| Repetir las %{smart_count} que han fallado',
  retry_whole: 'Repetir',
  rest: 'Seguir con la que falta |||| Seguir con las %{smart_count} que faltan',
  look: 'Volver a mirar',
  save: 'Descargar lo no hecho (CSV)',
  close: 'Cerrar',
  all_done: 'Todo hecho: %{smart_count} de %{smart_count}.',
  /** Precedes the list of rows that were not done. */
  some_done: 'Hecho en %{done} de %{total}.',
  unknown_note:
    'De una no sabemos si se ha hecho: compruébalo antes de repetirla. |||| De %{smart_count} no sabemos si se han hecho: compruébalo antes de repetirlas.',
  skipped_note: 'En una no procede. |||| En %{smart_count} no procede.',
  waiting_note: 'Una quedó sin empezar. |||| %{smart_count} quedaron sin empezar.',
  interrupted: 'Se estaba haciendo cuando se recargó la página.',
  /** For jobs that count no rows or cannot. */
  not_known: 'No sabemos cómo ha terminado: compruébalo antes de repetirlo.',
  reasons_gone: 'Los motivos no se guardan al recargar.',
  table: 'Resultado de cada fila',
  name: 'Nombre',
  state: 'Resultado',
  why: 'Motivo',
  unnamed: 'Fila %{row}',
} as const;

/** State of a row. */
export const jobRowStateTexts = {
  waiting: 'Sin empezar',
  running: 'En curso',
  done: 'Hecho',
  failed: 'No hecho',
  unknown: 'Sin confirmar',
  skipped: 'No procede',
} as const;

/** State of a job. */
export const jobStateTexts = {
  running: 'En curso',
  done: 'Hecho',
  failed: 'No hecho',
  partly: 'Hecho en parte',
  unknown: 'Sin confirmar',
  stopped: 'Parado',
} as const;
