/** Texts of the groups of items that need attention. */
export const attentionTexts = {
  failed: 'No se ha podido leer: %{name}',
  all: 'Ver todo',
  allOf: 'Ver todo: %{name}',
  fewer: 'Ver menos',
  fewerOf: 'Ver menos: %{name}',
  nothing: 'Nada pendiente',
  /** Header of the groups if the user cannot access their resource. */
  group: 'Grupo',
  tallyPart: '%{name} %{count}',
} as const;
