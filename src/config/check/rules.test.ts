import { describe, expect, it } from 'vitest';
import { knownNames } from '../../app/registry/knownNames';
import { checkDeclarations } from '.';

const known = { ...knownNames, tabs: ['figures'], dialogs: ['upload'], previews: [], icons: [] };
const check = (part: Record<string, unknown>) =>
  checkDeclarations(
    [
      {
        file: 'cars.json',
        input: {
          name: 'cars',
          label: 'Coches',
          recordRepresentation: 'code',
          api: { path: '/cars' },
          fields: { code: { type: 'text' } },
          edit: { fields: ['code'] },
          ...part,
        },
      },
    ],
    known,
  ).problems;
const call = { method: 'POST', path: '/cars/{id}' };
const ask = { call: { method: 'GET', path: '/cars/{id}' }, blockedWhen: [] };
const form = { fields: { why: { type: 'text' } } };

/** Path below the action, the member, the problem, the allowed values. */
type Row = [string, Record<string, unknown>, string, string, readonly string[]];

describe('keys of an action that do not go together', () => {
  const onlyCall = ': it belongs to a call';
  it.each<Row>([
    [
      'openForm + check',
      { openForm: 'edit', check: ask },
      'check',
      `"check" does not go with "openForm"${onlyCall}`,
      ['openForm'],
    ],
    [
      'openForm + confirm',
      { openForm: 'edit', confirm: true },
      'confirm',
      `"confirm" does not go with "openForm"${onlyCall}`,
      ['openForm'],
    ],
    [
      'openForm + preconditions',
      { openForm: 'edit', preconditions: [] },
      'preconditions',
      `"preconditions" does not go with "openForm"${onlyCall}`,
      ['openForm'],
    ],
    [
      'openForm + call',
      { openForm: 'edit', call },
      'call',
      '"call" does not go with "openForm"',
      ['openForm'],
    ],
    [
      'link + effects',
      { link: '/admin/cars', effects: [] },
      'effects',
      `"effects" does not go with "link"${onlyCall}`,
      ['link'],
    ],
    [
      'link + outcomes',
      { link: '/admin/cars', outcomes: [] },
      'outcomes',
      `"outcomes" does not go with "link"${onlyCall}`,
      ['link'],
    ],
    [
      'dialog + check',
      { dialog: 'upload', check: ask },
      'check',
      `"check" does not go with "dialog"${onlyCall}`,
      ['dialog', 'options'],
    ],
    [
      'dialog + confirm',
      { dialog: 'upload', confirm: true },
      'confirm',
      `"confirm" does not go with "dialog"${onlyCall}`,
      ['dialog', 'options'],
    ],
    [
      'dialog + form',
      { dialog: 'upload', form },
      'form',
      `"form" does not go with "dialog"${onlyCall}`,
      ['dialog', 'options'],
    ],
    [
      'options without dialog',
      { call, options: {} },
      'options',
      '"options" is only allowed beside "dialog"',
      ['dialog'],
    ],
    [
      'form + confirm',
      { call, form, confirm: true },
      'confirm',
      'An action with a form has no "confirm": the form is the question',
      ['form without confirm', 'confirm without form'],
    ],
    [
      'a toolbar with a width',
      { call, form: { ...form, presentation: 'toolbar', width: 9 } },
      'form.width',
      '"width" is not visible in the toolbar of the list',
      ['presentation', 'fields', 'submitLabel'],
    ],
    [
      'two tones',
      { call, outcomes: [{ on: 'success', success: 'a', error: 'b' }] },
      'outcomes[0].error',
      '"error" does not go with "success": an outcome shows one message',
      ['success'],
    ],
    [
      'a silent text',
      { call, outcomes: [{ on: 'success', success: 'a', logOnly: true }] },
      'outcomes[0].success',
      '"success" does not go with "logOnly": the outcome shows nothing',
      ['logOnly'],
    ],
    [
      'items that nobody sees',
      { call, outcomes: [{ on: 'success', success: 'a', items: { responsePath: 'x' } }] },
      'outcomes[0].items',
      '"items" is only allowed beside "keepFormOpen"',
      ['keepFormOpen'],
    ],
  ])('%s', (_title, action, path, found, allowed) => {
    expect(check({ actions: { act: { label: 'A', ...action } } })).toEqual([
      { file: 'cars.json', path: `actions.act.${path}`, found, allowed, suggestion: null },
    ]);
  });

  it('asks for what the action does, also of one that would only save a file', () => {
    const allowed = ['link', 'copyText', 'openForm', 'openList', 'dialog', 'refetch', 'call', 'callVariants'];
    expect(check({ actions: { act: { label: 'A', download: 'a.csv' } } })).toEqual([
      {
        file: 'cars.json',
        path: 'actions.act',
        found: 'The effect of the action is missing',
        allowed,
        suggestion: null,
      },
      {
        file: 'cars.json',
        path: 'actions.act.download',
        found: '"download" is only allowed beside "call"',
        allowed: ['call'],
        suggestion: null,
      },
    ]);
  });

  it('is said beside what is wrong in the values, all at once', () => {
    const problems = check({ actions: { act: { label: 3, openForm: 'edit', confirm: true } } });
    expect(problems.map(({ path }) => path).sort()).toEqual(['actions.act.confirm', 'actions.act.label']);
  });
});

describe('a tab shows one thing', () => {
  const tab = (content: Record<string, unknown>) =>
    check({ show: { header: { fields: ['code'] }, tabs: { a: { label: 'A', ...content } } } });
  const contents = ['fields', 'list', 'masterDetail', 'form', 'tab', 'notice', 'blocks', 'tabs'];

  it.each<Row>([
    ['none', {}, '', 'The content of the tab is missing', contents],
    ['two', { fields: ['code'], tab: 'figures' }, '.tab', '"tab" does not go with "fields"', ['fields']],
    [
      'options of no part',
      { fields: ['code'], options: {} },
      '.options',
      '"options" is only allowed beside "tab"',
      ['tab'],
    ],
  ])('%s', (_title, content, path, found, allowed) => {
    expect(tab(content)).toEqual([
      { file: 'cars.json', path: `show.tabs.a${path}`, found, allowed, suggestion: null },
    ]);
  });

  it('is code that may have the list that it shows', () => {
    const list = { columns: ['code'], syncUrl: false };
    expect(tab({ tab: 'figures', list })).toEqual([]);
    expect(tab({ tab: 'figures', list, fields: ['code'] }).map(({ path }) => path)).toEqual([
      'show.tabs.a.tab',
    ]);
  });

  it('holds in blocks and sub-tabs, too', () => {
    const two = { label: 'B', fields: ['code'], tab: 'figures' };
    expect(tab({ blocks: [two] }).map(({ path }) => path)).toEqual(['show.tabs.a.blocks[0].tab']);
    expect(tab({ tabs: { b: two } }).map(({ path }) => path)).toEqual(['show.tabs.a.tabs.b.tab']);
  });
});

describe('a form of a resource', () => {
  const followUp = { title: 'a', label: 'b', goTo: '/admin/cars' };
  it.each([
    ['page', { width: 600 }, 'width', '"width" has no effect in a form on a page'],
    ['page', { followUp }, 'followUp', 'A form on a page offers no follow-up'],
    ['modal', { prefill: 'code' }, 'prefill', '"prefill" has no effect in a form that is not on a page'],
  ])('in %s has no %j', (place, more, path, found) => {
    expect(check({ edit: { presentation: place, fields: ['code'], ...more } })).toMatchObject([
      { path: `edit.${path}`, found },
    ]);
  });
});
