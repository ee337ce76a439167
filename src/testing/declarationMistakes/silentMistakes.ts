import type { DeclarationMistake } from './declarationMistake';

/** Mistakes that have the right shape and right names, and do nothing, or not what they say. */
export const silentMistakes: readonly DeclarationMistake[] = [
  ['an unclosed brace in what is copied', 'actions.plate.copyText', '{plate', { found: /lacks a "}"/ }],
  ['an unclosed brace in a path', 'api.getOne.path', '/cars/{id', { found: /lacks a "}"/ }],
  ['an unclosed brace in a query', 'api.getOne.query.with', '{id', { found: /lacks a "}"/ }],
  ['an unclosed brace in a body', 'api.create.body.data.code', '{code', { found: /lacks a "}"/ }],
  ['a brace that nothing opens', 'api.create.body.data.note', '{note?}}', { found: /a "}" too many/ }],
  ['an unclosed brace in a link', 'list.rowClick', '/admin/fleet/cars/{id', { found: /lacks a "}"/ }],
  ['an unclosed brace in a text', 'actions.scrap.confirm.text', 'Se irá «%{name»', { found: /lacks a "}"/ }],
  ['an unclosed brace in the name of an entry', 'fields.owner.display', '{name', { found: /lacks a "}"/ }],
  ['an unclosed brace in the text of an option', 'fields.garage.display', '{name', { suggestion: '{name}' }],
  ['an unclosed brace in the text of an item', 'fields.wheels.display', '{size', { suggestion: '{size}' }],
  ['an unclosed title', 'recordRepresentation[1]', '{code', { found: /lacks a "}"/ }],
  [
    'a condition of a text without a test',
    'fields.plug.visibleWhen',
    { field: 'note' },
    { found: /"note" needs a comparison/, allowed: 'empty' },
  ],
  [
    'a tone of a value that is not listed',
    'fields.kind',
    { type: 'status', values: { A: 'Alta' }, tones: { B: 'danger' } },
    { path: 'fields.kind.tones.B', allowed: 'A' },
  ],
  [
    'an initial page size that nobody can select',
    'list.pageSizes',
    [10, 20],
    { path: 'list.pageSize', allowed: '20' },
  ],
  ['no page size to select', 'list.pageSizes', [], { found: /\[\] is not valid/ }],
  [
    'fields whose visibility goes in a circle',
    'fields.state.visibleWhen',
    { all: [{ field: 'code', empty: false }] },
    { path: 'fields.code.visibleWhen', found: /code → state → code/ },
  ],
  [
    'a field that is visible because of itself',
    'actions.hire.form.fields.driver.visibleWhen',
    { field: 'driver', empty: false },
    { found: /driver → driver/ },
  ],
  [
    'choices of a form without a value',
    'fields.state.values',
    undefined,
    { found: /values/, allowed: 'path' },
  ],
  ['a list of no values', 'fields.days.values', [], { found: /values/, allowed: 'path' }],
  [
    'an outcome after one that takes every failure',
    'create.outcomes[1]',
    { on: 'error', error: 'No vale' },
    { path: 'create.outcomes[2]', found: /never/ },
  ],
  [
    'an outcome of a status that another one takes',
    'actions.scrap.outcomes',
    [
      { on: [404, 410], error: 'No está' },
      { on: 410, error: 'Ya no está' },
    ],
    { path: 'actions.scrap.outcomes[1]', found: /never/ },
  ],
  ...(['keepFormOpen', 'field', 'durationSeconds'] as const).map((key): DeclarationMistake => [
    `how a text shows that there is none of: ${key}`,
    'create.outcomes[0]',
    { on: 'success', [key]: { keepFormOpen: true, field: 'code', durationSeconds: 5 }[key] },
    { path: `create.outcomes[0].${key}`, found: /without a text/, allowed: 'warning' },
  ]),
];
