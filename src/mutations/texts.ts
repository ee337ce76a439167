/** Texts of writes that belong to no particular form or action. */
export const mutationTexts = {
  /** Log entry for a failed write whose message is not shown. */
  unsaid: 'No se ha completado «%{label}»',
  /** For a refusal that the data cannot decide. */
  not_told: 'No se ha enviado nada: los datos no dicen si se puede hacer. Vuelve a cargar la página.',
  /** For a write that the host has accepted and not done yet. */
  pending: 'El servidor ha aceptado la petición y la hará más tarde: todavía no está hecha.',
  copied: 'Copiado',
  not_copied: 'No se ha podido copiar: %{text}',
  not_copied_without_https: 'Sin https el navegador no deja copiar: %{text}',
  nothing_to_copy: 'No hay nada que copiar',
  /** Discreet marker for a failure that is only logged. */
  not_done: 'No se ha hecho. Puedes volver a intentarlo.',
  all_entries: 'Ver el detalle |||| Ver los %{smart_count} con su motivo',
} as const;
