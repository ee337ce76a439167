/** Texts of actions that send one call per selected record. */
export const bulkTexts = {
  check: 'Comprobar en la lista',
  /** Shown if the dialog was closed while the job runs. */
  goes_on: 'Sigue en segundo plano: está en «Operaciones», en la barra de arriba.',
  not_shown: 'No se ofrece para esta fila',
  under_way: 'Ya está en marcha en otra operación',
} as const;
