/** Texts of the tray of operations in the top bar. */
export const jobTrayTexts = {
  title: 'Operaciones',
  /** `%{counts}`: the ones below that are not none. */
  button: 'Operaciones: %{counts}',
  running: '%{smart_count} en curso',
  needsAttention: '%{smart_count} con algo pendiente de mirar',
  ended: '%{smart_count} terminada |||| %{smart_count} terminadas',
  note: 'Lo que está en curso sigue aunque cambies de página. Se ven solo las de esta pestaña.',
  began: 'Empezó a las %{from}',
  began_ended: 'Empezó a las %{from} y terminó a las %{to}',
  details: 'Ver el resultado',
  details_of: 'Ver el resultado de %{title}',
  go: 'Ir a %{place}',
  remove: 'Quitar',
  remove_one: 'Quitar %{title} de la lista',
  remove_all: 'Quitar las terminadas',
  /** What the message says of one whose screen was left. */
  endedElsewhere: '%{title} (%{place}): %{state}',
} as const;
