/** Texts of the job tray in the top bar. */
export const jobTrayTexts = {
  title: 'Operaciones',
  /** `%{counts}`: those below that are not zero. */
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
  /** Message for a job whose screen the user has left. */
  endedElsewhere: '%{title} (%{place}): %{state}',
} as const;
