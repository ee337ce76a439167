import { defineTexts } from '../../../i18n/textTables';

/** Texts of the groups of items that need attention. */
export const attentionTexts = defineTexts('attentionTexts', {
  es: {
    failed: 'No se ha podido leer: %{name}',
    all: 'Ver todo',
    labelOf: '%{text}: %{name}',
    fewer: 'Ver menos',
    nothing: 'Nada pendiente',
    /** Header of the groups if the user cannot access their resource. */
    group: 'Grupo',
    tallyPart: '%{name} %{count}',
  },
  en: {
    failed: 'Could not read: %{name}',
    all: 'View all',
    labelOf: '%{text}: %{name}',
    fewer: 'See less',
    nothing: 'Nothing pending',
    group: 'Group',
    tallyPart: '%{name} %{count}',
  },
});
