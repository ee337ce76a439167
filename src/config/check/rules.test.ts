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
          title: 'code',
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
const ask = { call: { method: 'GET', path: '/cars/{id}' }, block: [] };
const form = { fields: { why: { type: 'text' } } };

/** Path below the action, the member, the problem, the allowed values. */
type Row = [string, Record<string, unknown>, string, string, readonly string[]];

describe('keys of an action that do not go together', () => {
  const onlyCall = ': es de una llamada';
  it.each<Row>([
    [
      'opens + check',
      { opens: 'edit', check: ask },
      'check',
      `«check» no va junto a «opens»${onlyCall}`,
      ['opens'],
    ],
    [
      'opens + confirm',
      { opens: 'edit', confirm: true },
      'confirm',
      `«confirm» no va junto a «opens»${onlyCall}`,
      ['opens'],
    ],
    [
      'opens + refuse',
      { opens: 'edit', refuse: [] },
      'refuse',
      `«refuse» no va junto a «opens»${onlyCall}`,
      ['opens'],
    ],
    ['opens + call', { opens: 'edit', call }, 'call', '«call» no va junto a «opens»', ['opens']],
    [
      'link + then',
      { link: '/admin/cars', then: [] },
      'then',
      `«then» no va junto a «link»${onlyCall}`,
      ['link'],
    ],
    [
      'link + outcomes',
      { link: '/admin/cars', outcomes: [] },
      'outcomes',
      `«outcomes» no va junto a «link»${onlyCall}`,
      ['link'],
    ],
    [
      'dialog + check',
      { dialog: 'upload', check: ask },
      'check',
      `«check» no va junto a «dialog»${onlyCall}`,
      ['dialog', 'options'],
    ],
    [
      'dialog + confirm',
      { dialog: 'upload', confirm: true },
      'confirm',
      `«confirm» no va junto a «dialog»${onlyCall}`,
      ['dialog', 'options'],
    ],
    [
      'dialog + form',
      { dialog: 'upload', form },
      'form',
      `«form» no va junto a «dialog»${onlyCall}`,
      ['dialog', 'options'],
    ],
    [
      'options without dialog',
      { call, options: {} },
      'options',
      '«options» solo vale junto a «dialog»',
      ['dialog'],
    ],
    [
      'form + confirm',
      { call, form, confirm: true },
      'confirm',
      'Una acción con formulario no pregunta además: el formulario ya es la pregunta',
      ['form sin confirm', 'confirm sin form'],
    ],
    [
      'a toolbar with a width',
      { call, form: { ...form, in: 'toolbar', width: 9 } },
      'form.width',
      '«width» no se ve en la barra de la lista',
      ['in', 'fields', 'submit'],
    ],
    [
      'two tones',
      { call, outcomes: [{ on: 'ok', success: 'a', error: 'b' }] },
      'outcomes[0].error',
      '«error» no va junto a «success»: se dice una sola cosa',
      ['success'],
    ],
    [
      'a silent text',
      { call, outcomes: [{ on: 'ok', success: 'a', silent: true }] },
      'outcomes[0].success',
      '«success» no va junto a «silent»: no se dice nada',
      ['silent'],
    ],
    [
      'items that nobody sees',
      { call, outcomes: [{ on: 'ok', success: 'a', items: { from: 'x' } }] },
      'outcomes[0].items',
      '«items» solo vale junto a «stay»',
      ['stay'],
    ],
  ])('%s', (_title, action, path, found, allowed) => {
    expect(check({ actions: { act: { label: 'A', ...action } } })).toEqual([
      { file: 'cars.json', path: `actions.act.${path}`, found, allowed, suggestion: null },
    ]);
  });

  it('asks for what the action does, also of one that would only save a file', () => {
    const allowed = ['link', 'copy', 'opens', 'list', 'dialog', 'reload', 'call', 'calls'];
    expect(check({ actions: { act: { label: 'A', download: 'a.csv' } } })).toEqual([
      {
        file: 'cars.json',
        path: 'actions.act',
        found: 'Falta qué hace la acción',
        allowed,
        suggestion: null,
      },
      {
        file: 'cars.json',
        path: 'actions.act.download',
        found: '«download» solo vale junto a «call»',
        allowed: ['call'],
        suggestion: null,
      },
    ]);
  });

  it('is said beside what is wrong in the values, all at once', () => {
    const problems = check({ actions: { act: { label: 3, opens: 'edit', confirm: true } } });
    expect(problems.map(({ path }) => path).sort()).toEqual(['actions.act.confirm', 'actions.act.label']);
  });
});

describe('a tab shows one thing', () => {
  const tab = (content: Record<string, unknown>) =>
    check({ detail: { header: { fields: ['code'] }, tabs: { a: { label: 'A', ...content } } } });
  const contents = ['fields', 'list', 'panel', 'form', 'tab', 'notice', 'blocks', 'tabs'];

  it.each<Row>([
    ['none', {}, '', 'Falta el contenido de la pestaña', contents],
    ['two', { fields: ['code'], tab: 'figures' }, '.tab', '«tab» no va junto a «fields»', ['fields']],
    [
      'options of no part',
      { fields: ['code'], options: {} },
      '.options',
      '«options» solo vale junto a «tab»',
      ['tab'],
    ],
  ])('%s', (_title, content, path, found, allowed) => {
    expect(tab(content)).toEqual([
      { file: 'cars.json', path: `detail.tabs.a${path}`, found, allowed, suggestion: null },
    ]);
  });

  it('holds in blocks and sub-tabs, too', () => {
    const two = { label: 'B', fields: ['code'], tab: 'figures' };
    expect(tab({ blocks: [two] }).map(({ path }) => path)).toEqual(['detail.tabs.a.blocks[0].tab']);
    expect(tab({ tabs: { b: two } }).map(({ path }) => path)).toEqual(['detail.tabs.a.tabs.b.tab']);
  });
});

describe('a form of a resource', () => {
  const offer = { title: 'a', label: 'b', goTo: '/admin/cars' };
  it.each([
    ['page', { width: 600 }, 'width', '«width» no hace nada en un formulario en página'],
    ['page', { offer }, 'offer', 'Un formulario en página no ofrece nada al terminar'],
    [
      'modal',
      { prefill: 'code' },
      'prefill',
      '«prefill» no hace nada en un formulario que no está en página',
    ],
  ])('in %s has no %j', (place, more, path, found) => {
    expect(check({ edit: { in: place, fields: ['code'], ...more } })).toMatchObject([
      { path: `edit.${path}`, found },
    ]);
  });
});
