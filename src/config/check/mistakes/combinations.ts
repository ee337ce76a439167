import type { Mistake } from './types';

/** What goes with what. */
export const combinations: readonly Mistake[] = [
  ['the route of a page written in code', 'route', 'start', { found: /página de la consola/ }],
  ['a deletion that does not ask', 'actions.scrap.confirm', false, { found: /pregunta antes/ }],
  ['an offer of a form on a page', 'create.in', 'page', { path: 'create.offer' }],
  [
    'two lists in a tab',
    'detail.tabs.all.blocks',
    [
      { label: 'A', list: { columns: ['code'] } },
      { label: 'B', list: { columns: ['code'] } },
    ],
    {},
  ],
  [
    'bit by bit what comes at once',
    'detail.tabs.drivers.list.paged',
    false,
    { path: 'detail.tabs.drivers.list.more', allowed: 'path' },
  ],
  ['two fields in a toolbar', 'actions.hire.form.in', 'toolbar', { path: 'actions.hire.form.fields' }],
  [
    'a parent in the list of the resource itself',
    'api.create.path',
    '/people/{parent.id}/cars',
    { path: 'api.create', found: /en la lista propia/ },
  ],
  [
    'a parent of a form on a page',
    'api.update.path',
    '/people/{parent.id}/cars/{id}',
    { path: 'api.update', found: /en una página/ },
  ],
  ['a form and a question', 'actions.hire.confirm', true, {}],
  [
    'a form to open, and a call',
    'actions.hire.opens',
    'edit',
    { path: 'actions.hire.call', allowed: 'opens' },
  ],
  [
    'a dialog, and a question',
    'actions.scrap.dialog',
    'upload',
    { path: 'actions.scrap.confirm', allowed: 'dialog' },
  ],
  [
    'a link, and a check',
    'actions.scrap.link',
    '/admin/people',
    { path: 'actions.scrap.check', allowed: 'link' },
  ],
  ['options of no dialog', 'actions.scrap.options', {}, { allowed: 'dialog' }],
  ['an action that does nothing', 'actions.hire.call', undefined, { path: 'actions.hire', allowed: 'call' }],
  ['an outcome that says two things', 'actions.scrap.outcomes[0].error', 'No', { allowed: 'success' }],
  [
    'an outcome that is silent, and speaks',
    'actions.scrap.outcomes[0].silent',
    true,
    { path: 'actions.scrap.outcomes[0].success', allowed: 'silent' },
  ],
  ['entries that nobody sees', 'actions.scrap.outcomes[0].items', { from: 'failed' }, { allowed: 'stay' }],
  ['a tab with two contents', 'detail.tabs.data.notice', { title: 'Nada' }, { allowed: 'fields' }],
  ['a tab with none', 'detail.tabs.data.fields', undefined, { path: 'detail.tabs.data', allowed: 'list' }],
  ['a start from the address in a panel', 'create.prefill', 'owner', { allowed: 'in: page' }],
  ['a width of a page', 'edit.width', 600, { allowed: 'in: drawer' }],
  ['a form that starts again in a panel', 'create.then', ['reset'], { allowed: 'in: page' }],
  ['an action that starts again', 'actions.hire.then', ['reset'], { allowed: 'in: page' }],
  ['a name that is taken', 'name', 'people', { found: /ya es de people.json/ }],
  ['a route that is taken', 'route', 'people', { found: /ya es de people.json/ }],
];
