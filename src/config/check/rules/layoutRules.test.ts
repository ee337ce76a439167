import { describe, expect, it } from 'vitest';
import { createOutline } from '../declarationOutline';
import {
  boardFieldProblems,
  boardMoveProblems,
  cardImageProblems,
  coordinateProblems,
  editableColumnProblems,
  listDeclaredValues,
  mapStateProblems,
} from './layoutRules';

const outline = createOutline({
  file: 'jobs.json',
  input: {
    name: 'jobs',
    fields: {
      title: { type: 'text' },
      photo: { type: 'image' },
      tile: { type: 'facade' },
      state: { type: 'status', values: { open: 'Abierto' } },
      kind: { type: 'enum', path: '/kinds' },
      size: { type: 'enum', values: ['S', 'M'] },
      lat: { type: 'number' },
    },
    actions: { move: { form: { presentation: 'toolbar', fields: {} } }, ask: { form: { fields: {} } } },
  },
});

describe('names in the layouts of a list', () => {
  it('an image of a card is a picture or a drawing', () => {
    expect([...cardImageProblems(outline, 'photo'), ...cardImageProblems(outline, 'tile')]).toEqual([]);
    expect(cardImageProblems(outline, 'title')).toMatchObject([
      { found: 'A field of the type "text" is no image', allowed: ['photo', 'tile'] },
    ]);
  });

  it('a board has a field with declared values', () => {
    expect(boardFieldProblems(outline, 'state')).toEqual([]);
    for (const name of ['kind', 'title'])
      expect(boardFieldProblems(outline, name)).toMatchObject([{ allowed: ['state', 'size'] }]);
  });

  it('an action with one field in the toolbar moves cards', () => {
    expect(boardMoveProblems(outline, 'move')).toEqual([]);
    expect(boardMoveProblems(outline, 'ask')).toMatchObject([{ allowed: ['move'] }]);
  });

  it('a coordinate is a number, and the state of a marker has tones', () => {
    expect([...coordinateProblems(outline, 'lat'), ...mapStateProblems(outline, 'state')]).toEqual([]);
    expect(coordinateProblems(outline, 'title')).toMatchObject([
      { found: 'A field of the type "text" is no coordinate', allowed: ['lat'] },
    ]);
    expect(mapStateProblems(outline, 'size')).toMatchObject([{ allowed: ['state'] }]);
  });

  it('declared values are names or keys, and none for values from elsewhere', () => {
    expect(['state', 'size', 'kind'].map((name) => listDeclaredValues(outline, name))).toEqual([
      ['open'],
      ['S', 'M'],
      undefined,
    ]);
  });

  it('unknown names are left to the check of names', () => {
    expect([
      ...cardImageProblems(outline, 'nope'),
      ...boardFieldProblems(outline, 'nope'),
      ...boardMoveProblems(outline, 'nope'),
    ]).toEqual([]);
  });

  it('a column is changed with its field of the edit form', () => {
    const input = { name: 'jobs', fields: { title: { type: 'text' }, lat: { type: 'number' } } };
    const withForm = createOutline({
      file: 'jobs.json',
      input: { ...input, edit: { fields: [{ row: ['title'] }] } },
    });
    expect(editableColumnProblems(withForm, 'title')).toEqual([]);
    expect(editableColumnProblems(withForm, 'lat')).toMatchObject([
      { found: 'The edit form of "jobs" has no field "lat", which the cell would use', allowed: ['title'] },
    ]);
    expect(editableColumnProblems(createOutline({ file: 'jobs.json', input }), 'title')).toMatchObject([
      { found: '"jobs" has no edit form, whose field the cell would use', allowed: [] },
    ]);
    // An unknown field has its own problem.
    expect(editableColumnProblems(withForm, 'ttle')).toEqual([]);
  });
});
