import type { Mistake } from './types';

/** Conditions. */
export const conditions: readonly Mistake[] = [
  ['a condition of a field', 'fields.code.visibleWhen.field', 'sate', { suggestion: 'state' }],
  ['a condition in all', 'fields.code.requiredWhen.all[0].field', 'plat', { suggestion: 'plate' }],
  ['a condition in any', 'fields.code.requiredWhen.all[1].any[0].field', 'stat', { suggestion: 'state' }],
  ['a condition in not', 'fields.code.disabledWhen[0].when.not.field', 'onwer', { suggestion: 'owner' }],
  ['a condition of an empty value', 'fields.code.emptyWhen[0].when.field', 'stae', { suggestion: 'state' }],
  ['a condition of a tag', 'detail.header.tags[0].when.field', 'sttae', { suggestion: 'state' }],
  ['a condition of an action', 'actions.scrap.visibleWhen.field', 'sate', { suggestion: 'state' }],
  [
    'a condition of a disabled action',
    'actions.scrap.disabledWhen[0].when.field',
    'plte',
    { suggestion: 'plate' },
  ],
  ['a condition that refuses', 'actions.scrap.refuse[0].when.field', 'stte', { suggestion: 'state' }],
  ['a condition of an outcome', 'create.outcomes[1].when.field', 'form.cod', { suggestion: 'form.code' }],
  [
    'a condition of an unchanged field',
    'detail.tabs.look.form.sameWhen.note.field',
    'form.nte',
    { suggestion: 'form.note' },
  ],
  [
    'a condition in the form of an action',
    'actions.hire.form.fields.driver.visibleWhen.field',
    'sinec',
    { suggestion: 'since' },
  ],
  ['an unknown test of a condition', 'fields.code.visibleWhen.equal', 'ON', { suggestion: 'equals' }],
  ['a value that the field never has', 'fields.code.visibleWhen.equals', 'On', { suggestion: 'ON' }],
  ['one of several values', 'fields.code.requiredWhen.all[1].any[0].in[0]', 'OFFF', { suggestion: 'OFF' }],
  [
    'an answer, before one was asked for',
    'actions.scrap.visibleWhen.field',
    'result.debts',
    { found: /alcance/ },
  ],
  ['a form, where none was filled', 'detail.header.tags[0].when.field', 'form.state', { allowed: 'state' }],
  [
    'a mistyped answer of a check',
    'actions.scrap.check.block[0].when.field',
    'resutl.debts',
    { suggestion: 'result' },
  ],
  ['a record in a check', 'actions.scrap.check.block[0].when.field', 'sate', { suggestion: 'state' }],
  ['the entries of a check', 'actions.scrap.check.block[0].items', 'reslt.debts', { suggestion: 'result' }],
  ['a mistyped form of a refusal', 'actions.hire.refuse[0].when.field', 'fom.driver', { suggestion: 'form' }],
  ['a field of a refusal', 'actions.hire.refuse[0].when.field', 'form.diver', { suggestion: 'form.driver' }],
  [
    'a mistyped scope of an outcome',
    'create.outcomes[1].when.field',
    'resutl.code',
    { suggestion: 'result' },
  ],
  ['who is signed in, mistyped', 'fields.code.visibleWhen.field', '$em.id', { allowed: '$me' }],
];
