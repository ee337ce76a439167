import { defineTexts } from '../../../i18n/textTables';

/** Texts of the groups of items that need attention. */
export const attentionTexts = defineTexts('attentionTexts', {
  es: {
    failed: 'No se ha podido leer: %{name}',
    all: 'Ver todo',
    allOf: 'Ver todo: %{name}',
    fewer: 'Ver menos',
    fewerOf: 'Ver menos: %{name}',
    nothing: 'Nada pendiente',
    /** Header of the groups if the user cannot access their resource. */
    group: 'Grupo',
    groups: 'Grupos',
    tallyPart: '%{name} %{count}',
    /** Groups below the table: «18 edificios más · 91 sin conexión». */
    rest: '%{groups} %{name} más · %{count} %{countLabel}',
  },
  en: {
    failed: 'Could not read: %{name}',
    all: 'View all',
    allOf: 'See all: %{name}',
    fewer: 'See less',
    fewerOf: 'See less: %{name}',
    nothing: 'Nothing pending',
    group: 'Group',
    groups: 'Groups',
    tallyPart: '%{name} %{count}',
    rest: '%{groups} more %{name} · %{count} %{countLabel}',
  },
});
