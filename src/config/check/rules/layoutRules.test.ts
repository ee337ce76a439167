import { describe, expect, it } from 'vitest';
import { createOutline } from '../declarationOutline';
import { boardFieldProblems, boardMoveProblems, cardImageProblems } from './layoutRules';

const outline = createOutline({
  file: 'jobs.json',
  input: {
    name: 'jobs',
    fields: {
      title: { type: 'text' },
      photo: { type: 'image' },
      state: { type: 'status', values: { open: 'Abierto' } },
      kind: { type: 'enum', path: '/kinds' },
    },
    actions: { move: { form: { presentation: 'toolbar', fields: {} } }, ask: { form: { fields: {} } } },
  },
});

describe('names in the layouts of a list', () => {
  it('an image is a field of that type', () => {
    expect(cardImageProblems(outline, 'photo')).toEqual([]);
    expect(cardImageProblems(outline, 'title')).toMatchObject([
      { found: 'A field of the type "text" is no image', allowed: ['photo'] },
    ]);
  });

  it('a board has a field with declared values', () => {
    expect(boardFieldProblems(outline, 'state')).toEqual([]);
    for (const name of ['kind', 'title'])
      expect(boardFieldProblems(outline, name)).toMatchObject([{ allowed: ['state'] }]);
  });

  it('an action with one field in the toolbar moves cards', () => {
    expect(boardMoveProblems(outline, 'move')).toEqual([]);
    expect(boardMoveProblems(outline, 'ask')).toMatchObject([{ allowed: ['move'] }]);
  });

  it('unknown names are left to the check of names', () => {
    expect([
      ...cardImageProblems(outline, 'nope'),
      ...boardFieldProblems(outline, 'nope'),
      ...boardMoveProblems(outline, 'nope'),
    ]).toEqual([]);
  });
});
