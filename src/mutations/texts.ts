/** Texts of writes that are about no form and no action in particular. */
export const mutationTexts = {
  /** In the log of messages: what was tried and not done, where no message is shown. */
  unsaid: 'No se ha completado «%{label}»',
  /** What would refuse it cannot be told. */
  not_told: 'No se ha enviado nada: los datos no dicen si se puede hacer. Vuelve a cargar la página.',
  copied: 'Copiado',
  not_copied: 'No se ha podido copiar: %{text}',
  nothing_to_copy: 'No hay nada que copiar',
  /** The quiet mark in the place of a failure that is only logged. */
  not_done: 'No se ha hecho. Puedes volver a intentarlo.',
  all_entries: 'Ver el detalle |||| Ver los %{smart_count} con su motivo',
} as const;
