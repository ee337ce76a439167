/** Texts of the force-confirm question. */
export const forceConfirmTexts = {
  broken: 'La parte «%{part}» de la pregunta no se puede mostrar',
  alone: 'Se puede decidir con lo que ha dicho el servidor.',
  wait: 'Comprobando a quién afecta…',
} as const;
