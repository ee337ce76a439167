import { describe, expect, it } from 'vitest';
import { checkDeclarations, formatConfigProblem } from '../../config/check';
import { knownNames } from './knownNames';

/** Returns the reported problems of a declaration with this tab and this action. */
const problems = (tab: object, action: object = { call: { method: 'POST', path: '/things/{id}/go' } }) =>
  checkDeclarations(
    [
      {
        file: 'things.json',
        input: {
          name: 'things',
          label: 'Cosas',
          recordRepresentation: 'name',
          api: { path: '/things' },
          fields: { name: { type: 'text', label: 'Nombre' } },
          list: { columns: ['name'] },
          show: { header: { fields: ['name'] }, tabs: { one: { label: 'Uno', ...tab } } },
          actions: { go: { label: 'Ir', ...action } },
        },
      },
    ],
    knownNames,
  ).problems.map(formatConfigProblem);

const gateway = { link: 'go', gateways: 'things', unlink: 'go', page: 'things' };

describe('options of parts written in code', () => {
  it('are right when they fit what the part says', () => {
    expect(problems({ tab: 'gateway', options: gateway })).toEqual([]);
    expect(problems({ tab: 'events' })).toEqual([]);
    expect(problems({ fields: ['name'] }, { dialog: 'camera' })).toEqual([]);
  });

  it.each([
    ['a key that it does not know', { tab: 'gateway', options: { ...gateway, pages: 'x' } }, /pages/],
    ['an action that is not there', { tab: 'gateway', options: { ...gateway, link: 'og' } }, /og.*go/s],
    [
      'a resource that is not there',
      { tab: 'gateway', options: { ...gateway, page: 'thing' } },
      /thing.*things/s,
    ],
    ['a key that is missing', { tab: 'ticket-statistics', options: {} }, /path/],
    ['options that are missing as a whole', { tab: 'ticket-statistics' }, /options.*path/s],
    ['options of a part that takes none', { tab: 'events', options: { days: 7 } }, /days/],
  ])('name %s', (_, tab, expected) => {
    const found = problems(tab);
    expect(found).toHaveLength(1);
    expect(found[0]).toMatch(expected);
  });

  it('of a dialog are held against its own', () => {
    const options = { call: { method: 'PUT', path: '/things' } };
    const [found, ...more] = problems({ fields: ['name'] }, { dialog: 'document-upload', options });
    expect(found).toMatch(/actions\.go\.options\.call\.method/);
    expect(more).toEqual([]);
  });
});
