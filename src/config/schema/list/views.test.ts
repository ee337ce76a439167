import { describe, expect, it } from 'vitest';
import { findViewProblems } from './views';

const list = {
  search: true,
  columns: ['title', { field: 'state' }],
  sortableFields: ['created'],
  filters: ['state', { field: 'floor', kind: 'several' }],
  board: { field: 'state' },
};
const problemsOf = (view: object, changes: object = {}) =>
  findViewProblems({ ...list, ...changes, views: [{ label: 'Vista', ...view }] }).map(
    ({ path, found, allowed }) => [path.slice(2).join('.'), found, allowed.join(' ')],
  );

describe('a declared view', () => {
  it('uses the filters, columns, sort fields and layouts of its list', () => {
    expect(
      problemsOf({
        search: 'x',
        filter: { state: 'open', floor: ['1', '2'] },
        sort: { field: 'created', order: 'DESC' },
        columns: ['title'],
        layout: 'board',
      }),
    ).toEqual([]);
  });

  it.each([
    [{ filter: { title: 'x' } }, 'filter.title', 'The list has no filter "title"', 'state floor'],
    [{ columns: ['title', 'floor'] }, 'columns.1', 'The list has no column "floor"', 'title state'],
    [
      { sort: { field: 'floor', order: 'ASC' } },
      'sort.field',
      'The list has no sort field "floor"',
      'title state created',
    ],
    [{ layout: 'cards' }, 'layout', 'The list has no layout "cards"', 'table board'],
  ])('reports a part that its list lacks: %j', (view, path, found, allowed) => {
    expect(problemsOf(view)).toEqual([[path, found, allowed]]);
  });

  it('reports a second count in the menu', () => {
    const views = [
      { label: 'A', menuCount: true },
      { label: 'B', menuCount: { redFrom: 3 } },
    ];
    expect(findViewProblems({ ...list, views })).toEqual([
      expect.objectContaining({ path: ['views', 1, 'menuCount'] }),
    ]);
  });

  it('reports a search that its list lacks', () => {
    expect(problemsOf({ search: 'x' }, { search: false })).toEqual([
      ['search', 'The list has no search', 'search: true in the list'],
    ]);
  });
});
