import { defineTexts } from '../../i18n/textTables';

/** Texts of the force-confirm question. */
export const forceConfirmTexts = defineTexts('forceConfirmTexts', {
  es: {
    broken: 'La parte «%{part}» de la pregunta no se puede mostrar',
    alone: 'Se puede decidir con lo que ha dicho el servidor.',
    wait: 'Comprobando a quién afecta…',
  },
  en: {
    broken: 'The part “%{part}” of the question cannot be shown',
    alone: 'You can decide based on what the server has said.',
    wait: 'Checking who is affected…',
  },
});
