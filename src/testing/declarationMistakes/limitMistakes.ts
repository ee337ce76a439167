import type { DeclarationMistake } from './declarationMistake';

/** Limits and defaults. */
export const limitMistakes: readonly DeclarationMistake[] = [
  [
    'fewest over most characters',
    'fields.code.minLength',
    30,
    { found: /greater than "maxLength"/, allowed: 'up to 20' },
  ],
  ['least over greatest', 'fields.seats.min', 10, { found: /greater than "max"/ }],
  ['lines over most lines', 'fields.note.rows', 9, { found: /greater than "maxRows"/ }],
  ['a default of another type', 'fields.seats.default', 'cuatro', { found: /default/ }],
  [
    'a moment that a form of a record starts with',
    'fields.code',
    { type: 'date', default: '$today' },
    { path: 'fields.code.default', found: /default/ },
  ],
  ['a moment of another name', 'actions.hire.form.fields.till.default', '$tody', { found: /default/ }],
  ['a default that is no yes or no', 'fields.electric.default', 'no', { found: /default/ }],
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
  ['a filter with its least over its greatest', 'list.filters[2].min', 6, { found: /greater than "max"/ }],
  ['a limit that a filter has not', 'list.filters[2].maxLength', 3, { found: /has no "maxLength"/ }],
  [
    'calls for more rows at a time than a host is asked',
    'actions.wash.perRecord.concurrency',
    9,
    { found: /not valid/ },
  ],
  [
    'a name of rows that no field gives',
    'actions.wash.perRecord',
    { name: '{plat}' },
    { path: 'actions.wash.perRecord.name', suggestion: 'plate' },
  ],
  ['a page of no rows', 'list.pageSize', 0, { found: /not valid/ }],
  ['a time that is none', 'api.getList.timeout', -1, { found: /not valid/ }],
];
