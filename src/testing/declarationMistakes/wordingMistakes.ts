import type { DeclarationMistake } from './declarationMistake';

/** Texts and expressions. */
export const wordingMistakes: readonly DeclarationMistake[] = [
  ['the key of a text', 'fields.code.emptyTextWhen[0].text', 'not_reportd', { suggestion: 'not_reported' }],
  ['the key of a failure', 'fields.trips.call.error', 'load_eror', { suggestion: 'load_error' }],
  [
    'the beginning of keys',
    'fields.kind.labelKeyPrefix',
    'enums.aset_type',
    { suggestion: 'enums.asset_type' },
  ],
  [
    'a regular expression',
    'fields.code.pattern',
    '[A-Z',
    { found: /regular expression/, allowed: 'a regular expression of JavaScript' },
  ],
  ...['(?=.*\\d).+', '(.)\\1', 'a{2000}'].map((pattern): DeclarationMistake => [
    `a pattern that goes back: ${pattern}`,
    'fields.code.pattern',
    pattern,
    { found: /cannot be tested without backtracking/ },
  ]),
  ['the expression of a warning', 'create.warn.rules[0].pattern', '(A', { found: /regular expression/ }],
  [
    'a key in capitals',
    'list.error',
    '_PROJECT_ASSETS_SELECT_ALL_ASSET_ERROR',
    { suggestion: '_PROJECT_ASSETS_SELECT_ALL_ASSETS_ERROR' },
  ],
  ['a key with a capital', 'list.empty.title', 'List_empty', { suggestion: 'list_empty' }],
];
