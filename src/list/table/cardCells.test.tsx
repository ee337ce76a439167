// @vitest-environment jsdom
import '../../testing/jsdomPolyfills';
import { cleanup, screen, within } from '@testing-library/react';
import { afterEach, beforeEach, expect, it } from 'vitest';
import type { ResourceInput } from '../../config/schema/resource';
import { clearSession, saveSession } from '../../session/session';
import { declareResources, getDeclaredResource } from '../../testing/declareResources';
import { listResponse } from '../../testing/fakeHost';
import { renderConsole } from '../../testing/renderConsole';
import { ListPage } from '../ListPage';

type Columns = NonNullable<NonNullable<ResourceInput['list']>['columns']>;

const values = { on: 'Encendida' };

const lamps = (columns: Columns): ResourceInput => ({
  name: 'lamps',
  label: 'Lámparas',
  recordRepresentation: 'name',
  api: { path: '/lamps' },
  fields: {
    name: { type: 'text', label: 'Nombre' },
    place: { type: 'text', label: 'Lugar' },
    shared: { type: 'boolean', label: 'Compartida' },
    kind: { type: 'enum', label: 'Tipo', values },
    keys: { type: 'flags', label: 'Llaves', flags: [{ source: 'shared', label: 'Digital' }] },
    owners: { type: 'enum', label: 'Dueños', multiple: true },
    stage: { type: 'status', label: 'Fase', values },
    state: { type: 'status', label: 'Estado', values },
  },
  list: { columns },
});

/** Returns the cells of the only row by the label that they have in a card. */
async function openRow(columns: Columns, changes: Record<string, string> = {}) {
  const resources = declareResources(lamps(columns));
  renderConsole(<ListPage resource={getDeclaredResource(resources, 'lamps')} />, {
    resources,
    initialPath: '/admin/lamps',
    responses: {
      'GET /lamps': listResponse([
        { id: 'l1', name: 'Farol', place: 'Portal', shared: true, stage: 'on', state: 'on', ...changes },
      ]),
    },
  });
  const row = (await screen.findAllByText(changes['name'] ?? 'Farol'))[0]?.closest('tr') as HTMLElement;
  return new Map(
    within(row)
      .getAllByRole('cell')
      .map((cell) => [cell.dataset['label'], cell.className]),
  );
}

beforeEach(() => saveSession({ token: 't', permissions: [] }));
afterEach(clearSession);

it('the first column that is a state is at the end of the first line of a card, no other', async () => {
  const cells = await openRow(['name', { field: 'place', below: 'stage' }, 'state', 'stage']);
  expect(cells.get('Estado')).toContain('list-state');
  expect(cells.get('Lugar')).not.toContain('list-state');
  expect(cells.get('Fase')).not.toContain('list-state');
});

it('the word of a value below it is said before the value, and not without it', async () => {
  const columns: Columns = [{ field: 'name', below: 'place', belowLabel: 'en' }];
  await openRow(columns);
  expect(screen.getByText('Portal').closest('.list-below')).toHaveTextContent(/^en Portal$/);
  cleanup();
  await openRow(columns, { place: '' });
  expect(screen.queryByText('en')).toBeNull();
});

it('a state below a value is there if no column is a state', async () => {
  expect((await openRow(['name', { field: 'place', below: 'stage' }])).get('Lugar')).toContain('list-state');
});

it('the value of a choice is short, the values of several choices are not', async () => {
  const cells = await openRow(['name', 'kind', 'owners']);
  expect(cells.get('Tipo')).toContain('list-short');
  expect(cells.get('Dueños')).not.toContain('list-short');
});

it('a text that the first cell has already is marked', async () => {
  expect((await openRow(['name', 'place'], { place: 'Farol' })).get('Lugar')).toContain('list-repeat');
});

it('a choice whose text the first cell has already is marked', async () => {
  const cells = await openRow(['name', 'kind', 'state'], { name: 'Encendida', kind: 'on' });
  expect(cells.get('Tipo')).toContain('list-repeat');
});

it('a choice whose text the first cell begins with is marked, a text is not', async () => {
  const cells = await openRow(['name', 'kind', 'place', 'state'], {
    name: 'Encendida siempre',
    kind: 'on',
    place: 'Encendida',
  });
  expect(cells.get('Tipo')).toContain('list-repeat');
  expect(cells.get('Lugar')).not.toContain('list-repeat');
});

it('a text that the first cell does not have is not marked', async () => {
  expect((await openRow(['name', 'place'])).get('Lugar')).not.toContain('list-repeat');
});

it('a «Sí» keeps its label', async () => {
  const cells = await openRow(['name', 'shared', 'place']);
  expect(cells.get('Compartida')).toContain('list-labelled');
  expect(cells.get('Lugar')).not.toContain('list-labelled');
});

it('a value that is the rule is marked, for the cards to leave it out', async () => {
  const usual = { field: 'shared', usualValue: true };
  expect((await openRow(['name', usual])).get('Compartida')).toContain('list-usual');
});

it('another value than the rule is not', async () => {
  const usual = { field: 'shared', usualValue: false };
  expect((await openRow(['name', usual])).get('Compartida')).not.toContain('list-usual');
});

it('the words of several yes-or-no members are short [HOTEL-28]', async () => {
  expect((await openRow(['name', 'keys'])).get('Llaves')).toContain('list-short');
});
