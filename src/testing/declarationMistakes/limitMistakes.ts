import type { DeclarationMistake } from './declarationMistake';

/** Limits and defaults. */
export const limitMistakes: readonly DeclarationMistake[] = [
  [
    'fewest over most characters',
    'fields.code.minLength',
    30,
    { found: /mayor que «maxLength»/, allowed: 'hasta 20' },
  ],
  ['least over greatest', 'fields.seats.min', 10, { found: /mayor que «max»/ }],
  ['lines over most lines', 'fields.note.rows', 9, { found: /mayor que «maxRows»/ }],
  ['a default of another type', 'fields.seats.default', 'cuatro', { found: /valor inicial/ }],
  [
    'a moment that a form of a record starts with',
    'fields.code',
    { type: 'date', default: '$today' },
    { path: 'fields.code.default', found: /valor inicial/ },
  ],
  ['a moment of another name', 'actions.hire.form.fields.till.default', '$tody', { found: /valor inicial/ }],
  ['a default that is no yes or no', 'fields.electric.default', 'no', { found: /valor inicial/ }],
  ['a default that is none of the values', 'fields.state.default', 'BROKEN', { allowed: 'ON' }],
  [
    'a word of a limit of dates',
    'actions.hire.form.fields.since.notBefore',
    '$tody',
    { suggestion: '$today' },
  ],
  [
    'a date that is a limit of another',
    'actions.hire.form.fields.since.notAfter.field',
    'til',
    { suggestion: 'till' },
  ],
  ['a filter with its least over its greatest', 'list.filters[2].min', 6, { found: /mayor que «max»/ }],
  ['a limit that a filter has not', 'list.filters[2].maxLength', 3, { found: /no tiene «maxLength»/ }],
  [
    'calls for more rows at a time than a host is asked',
    'actions.wash.perRecord.concurrency',
    9,
    { found: /no vale/ },
  ],
  [
    'a name of rows that no field gives',
    'actions.wash.perRecord',
    { name: '{plat}' },
    { path: 'actions.wash.perRecord.name', suggestion: 'plate' },
  ],
  ['a page of no rows', 'list.pageSize', 0, { found: /no vale/ }],
  ['a time that is none', 'api.getList.timeout', -1, { found: /no vale/ }],
];
