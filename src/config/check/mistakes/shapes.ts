import type { Mistake } from './types';

/** Keys and shapes. */
export const shapes: readonly Mistake[] = [
  ['an unknown key', 'icno', 'plus', { suggestion: 'icon' }],
  ['an unknown key of the messages', 'messages.fro', 5, { suggestion: 'for' }],
  ['messages that stay no time', 'messages.for', 0, { found: /no vale/ }],
  ['an unknown key of a column', 'list.columns[1].widht', '1rem', { suggestion: 'width' }],
  ['an unknown key of a field', 'fields.code.lable', 'x', { suggestion: 'label' }],
  ['an option of another type', 'fields.seats.maxLength', 3, { allowed: 'max' }],
  ['a missing name', 'name', undefined, { found: /Falta/ }],
  ['a missing api', 'api', undefined, { found: /Falta/ }],
  ['a missing type', 'fields.code.type', undefined, { found: /Falta/ }],
  ['a name with capitals', 'name', 'Cars', { found: /no vale/ }],
  ['a key of the list call', 'api.list.sortParm', 'order', { suggestion: 'sortParam' }],
  ['a parameter without a name', 'api.list.sortParam', '', { found: /no vale/ }],
  ['a wrong word of a choice', 'detail.history', 'pusch', { suggestion: 'push' }],
  ['a wrong method', 'actions.hire.call.method', 'PSOT', { suggestion: 'POST' }],
  ['a wrong tone', 'detail.header.tags[0].tone', 'warnin', { suggestion: 'warning' }],
  ['a number as a text', 'list.pageSize', '50', { found: /"50" no vale/ }],
  ['a path without its slash', 'api.list.path', 'cars', { found: /no vale/ }],
  ['an empty text', 'list.title', '', { found: /no vale/ }],
  ['an id that is no name', 'api.id', 'no name', { found: /no vale/ }],
  ['an id of no members', 'api.id', [], { found: /no vale/ }],
  ['rows without an id that are read one by one', 'api.id', false, { path: 'api.one', allowed: 'list' }],
  ['rows without an id with a detail', 'api.id', false, { path: 'detail', allowed: 'api.id' }],
  ['an unknown field type', 'fields.code.type', 'txet', { suggestion: 'text' }],
];
