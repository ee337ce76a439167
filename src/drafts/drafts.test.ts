// @vitest-environment jsdom
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { createField } from '../fields/core/createField';
import { isDraftable } from '../fields/core/formBehaviours';
import {
  findRecordChanges,
  collectChanges,
  isEqualAsSent,
  getRestorableValues,
  getRecordStamp,
} from './draftChanges';
import {
  removeForeignDrafts,
  getDraftKey,
  listDraftsOfUser,
  MAX_DRAFT_AGE,
  MAX_DRAFT_SIZE,
  readDraft,
  saveDraft,
  type Draft,
} from './drafts';
import { draftVersionStore, hasDrafts } from './draftStorage';

const NOW = Date.UTC(2026, 10, 21, 12, 0);
const place = { resource: 'clients', form: 'edit', id: 'C/1', title: 'Editar', reopens: 'action' } as const;
const draft = (changes: Partial<Draft> = {}): Draft => ({
  ...place,
  at: NOW,
  path: '/admin/clients',
  values: { name: 'Sur' },
  loaded: { name: 'Norte' },
  stamp: null,
  ...changes,
});
const KEY = getDraftKey('u1', place) ?? '';
const stored = () => Object.keys(sessionStorage);

beforeEach(() => {
  vi.useFakeTimers({ now: NOW });
  sessionStorage.clear();
});
afterEach(() => {
  vi.useRealTimers();
  sessionStorage.clear();
});

describe('a kept draft', () => {
  it('lies in session storage under user, resource, form and record', () => {
    saveDraft(KEY, draft());
    expect(stored()).toEqual(['console.draft.u1/clients/edit/C%2F1']);
    expect(readDraft(KEY)).toEqual(draft());
    expect(localStorage).toHaveLength(0);
  });

  it('has no place while nobody knows who is signed in', () => {
    expect(getDraftKey(undefined, place)).toBeUndefined();
    expect(getDraftKey('', place)).toBeUndefined();
  });

  it.each([
    ['a day old', MAX_DRAFT_AGE, false],
    ['a moment younger', MAX_DRAFT_AGE - 1, true],
    ['from the future', -3_600_000, false],
  ])('%s: counts %#', (_, age, counts) => {
    saveDraft(KEY, draft({ at: NOW - age }));
    expect(readDraft(KEY) !== undefined).toBe(counts);
  });

  it.each([
    '',
    '{',
    'null',
    '[]',
    '7',
    '"x"',
    '{"at":1}',
    JSON.stringify({ ...draft(), values: [] }),
    JSON.stringify({ ...draft(), at: 'ayer' }),
    JSON.stringify({ ...draft(), reopens: 'always' }),
    JSON.stringify({ ...draft(), stamp: {} }),
    `{"__proto__":${JSON.stringify(draft())}}`,
  ])('is ignored when it is garbage: %s', (text) => {
    sessionStorage.setItem(`console.draft.${KEY}`, text);
    expect(readDraft(KEY)).toBeUndefined();
    expect(listDraftsOfUser('u1')).toEqual([]);
    removeForeignDrafts('u1');
    expect(stored()).toEqual([]);
  });

  it('is not kept when it is too long, nor is the older one that it replaces', () => {
    saveDraft(KEY, draft());
    saveDraft(KEY, draft({ values: { name: 'x'.repeat(MAX_DRAFT_SIZE) } }));
    expect(stored()).toEqual([]);
  });

  it('makes room: the oldest of more than ten goes', () => {
    for (let index = 0; index < 12; index++)
      saveDraft(`u1/clients/edit/${index}`, draft({ at: NOW + index }));
    expect(listDraftsOfUser('u1').map(({ key }) => key.split('/').at(-1))).toEqual([
      '11',
      '10',
      '9',
      '8',
      '7',
      '6',
      '5',
      '4',
      '3',
      '2',
    ]);
  });

  it('of another user is not listed, and goes when somebody else is there', () => {
    const heard = vi.fn();
    const stop = draftVersionStore.subscribe(heard);
    saveDraft(KEY, draft());
    saveDraft(getDraftKey('u10', place) ?? '', draft());
    expect(listDraftsOfUser('u1')).toHaveLength(1);
    removeForeignDrafts('u10');
    stop();
    expect(stored()).toEqual(['console.draft.u10/clients/edit/C%2F1']);
    expect(heard).toHaveBeenCalledTimes(3);
    removeForeignDrafts('u2');
    expect(hasDrafts()).toBe(false);
  });
});

describe('what is kept of a form', () => {
  const fields = [
    createField('name', { type: 'text', label: 'Nombre' }),
    createField('pin', { type: 'text', secret: true }),
    createField('plan', { type: 'file' }),
    createField('logo', { type: 'image' }),
    createField('active', { type: 'boolean' }),
  ];
  const loaded = { name: 'Norte', pin: null, plan: null, logo: null, active: false };

  it('is what differs, never a secret, a file or a picture', () => {
    const now = { name: 'Sur', pin: '4711', plan: new File(['x'], 'x.pdf'), logo: 'data:x', active: false };
    expect(collectChanges(fields, loaded, now)).toEqual({ name: 'Sur' });
    expect(fields.filter(isDraftable).map(({ name }) => name)).toEqual(['name', 'active']);
  });

  it('an emptied field is kept as empty; a blank that was blank is no change', () => {
    expect(collectChanges(fields, loaded, { ...loaded, name: '' })).toEqual({ name: null });
    expect(collectChanges(fields, { ...loaded, name: null }, { ...loaded, name: '' })).toEqual({});
  });

  it('comes back only where it still fits the form', () => {
    const values = { name: 'Sur', active: 'sí', pin: '4711', gone: 1, constructor: 'x' };
    expect(getRestorableValues(draft({ values }), fields, loaded)).toEqual({ name: 'Sur' });
    expect(getRestorableValues(draft({ values: { name: ['Sur'] } }), fields, loaded)).toEqual({});
    expect(
      getRestorableValues(draft({ values: { name: { a: 1 } } }), fields, { ...loaded, name: null }),
    ).toEqual({});
  });

  it('is nothing when the host holds it by now', () => {
    expect(getRestorableValues(draft(), fields, { ...loaded, name: 'Sur' })).toEqual({});
  });

  it('tells a record that changed meanwhile, by its fields or by its time', () => {
    expect(findRecordChanges(draft(), fields, loaded, null)).toEqual({ hasChanged: false, fields: [] });
    expect(findRecordChanges(draft({ stamp: 1 }), fields, loaded, 2)).toEqual({
      hasChanged: true,
      fields: [],
    });
    const found = findRecordChanges(draft(), fields, { ...loaded, name: 'Este' }, null);
    expect(found.fields.map(({ name }) => name)).toEqual(['name']);
    expect([
      getRecordStamp({ updated_at: 5 }),
      getRecordStamp({ updated_at: null }),
      getRecordStamp(undefined),
    ]).toEqual([5, null, null]);
  });
});

describe('what a host holds of what was typed', () => {
  const list = createField('rooms', { type: 'list', fields: { name: { type: 'text' } } });

  it('is the same where an item that was new has an id now', () => {
    const typed = [{ name: 'Sala' }];
    const came = { id: 7, name: 'Sala' };
    expect(isEqualAsSent(list, [{ name: 'Sala', $came: came }], typed)).toBe(true);
    expect(isEqualAsSent(list, [{ name: 'Otra', $came: came }], typed)).toBe(false);
    expect(isEqualAsSent(list, [], typed)).toBe(false);
  });

  it('is what was sent of it: without blanks, in whatever order values were chosen', () => {
    const name = createField('name', { type: 'text' });
    expect(isEqualAsSent(name, 'Gimnasio', 'Gimnasio ')).toBe(true);
    expect(isEqualAsSent(list, [{ name: 'Sala', $came: { name: 'Sala' } }], [{ name: ' Sala' }])).toBe(true);
    const days = createField('days', { type: 'enum', values: ['1', '2', '3'], multiple: true, join: ',' });
    const doors = createField('doors', { type: 'references', resource: 'doors' });
    for (const field of [days, doors]) {
      expect(isEqualAsSent(field, ['1', '2', '3'], ['2', '3', '1'])).toBe(true);
      expect(isEqualAsSent(field, ['1', '2'], ['2', '3', '1'])).toBe(false);
    }
  });
});
