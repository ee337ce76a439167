/** Texts of actions that are done to several records, one call each. */
export const bulkTexts = {
  check: 'Comprobar en la lista',
  /** Its table was closed while it runs. */
  goes_on: 'Sigue en segundo plano: está en «Operaciones», en la barra de arriba.',
  not_shown: 'No se ofrece para esta fila',
  under_way: 'Ya está en marcha en otra operación',
} as const;
