import type { Effect, OutcomeRule, OutcomeRules } from '../../config/types';
import { cellEditTexts } from './texts';

/** Effects that leave the list on screen. */
const staysInList = (effect: Effect): boolean => effect === 'refetch' || effect === 'refreshProfile';

/**
 * Returns the outcomes of an edit form for a change in a list: failures show at the cell, a success shows only the new value,
 * and nothing navigates.
 */
export function toCellOutcomes({ outcomes, effects, ...rules }: OutcomeRules): OutcomeRules {
  return {
    ...rules,
    outcomes: [...outcomes.map(toCellRule), createGeneralRule()],
    effects: ['refetch', ...effects.filter((effect) => effect !== 'refetch' && staysInList(effect))],
  };
}

function toCellRule(rule: OutcomeRule): OutcomeRule {
  const { on, message } = rule;
  const effects = rule.effects && rule.effects.filter(staysInList);
  if (message.kind !== 'notification') return { ...rule, effects };
  if (on !== 'success') return { ...rule, effects, message: { ...message, kind: 'formAlert', items: null } };
  const isPlainSuccess = message.tone === 'success' || message.tone === 'info';
  return { ...rule, effects, message: isPlainSuccess ? { kind: 'silent' } : message };
}

/** Failures without a declared outcome, with their reason. */
const createGeneralRule = (): OutcomeRule => ({
  on: 'error',
  detail: null,
  when: null,
  message: { kind: 'formAlert', tone: 'error', text: cellEditTexts.not_saved, items: null },
  countsAsSuccess: false,
  effects: null,
});
