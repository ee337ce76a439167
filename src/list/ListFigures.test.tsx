// @vitest-environment jsdom
import '../testing/jsdomPolyfills';
import { fireEvent, screen, waitFor, within } from '@testing-library/react';
import { describe, expect, it } from 'vitest';
import type { ResourceInput } from '../config/schema/resource';
import { declareResources, getDeclaredResource } from '../testing/declareResources';
import type { FakeResponse } from '../testing/fakeHost';
import { renderConsole } from '../testing/renderConsole';
import { ListPage } from './ListPage';

const cars: ResourceInput = {
  name: 'cars',
  label: { one: 'coche', many: 'Coches' },
  recordRepresentation: 'code',
  api: { getList: { path: '/cars' } },
  fields: {
    code: { type: 'text', label: 'Código' },
    free: { type: 'boolean', label: 'Libre' },
  },
  list: {
    summary: [
      { label: 'Libres', responsePath: 'totals.free' },
      { label: 'En taller', responsePath: 'totals.broken' },
      { label: 'Edad media', responsePath: 'totals.age' },
    ],
    filters: ['free'],
    columns: ['code'],
    error: 'No se han podido cargar los coches',
  },
};
const answer = (totals: unknown): FakeResponse => ({
  body: { data: [{ id: 'c1', code: 'A-1' }], meta: { all_results: 1 }, totals },
});

function open(reply: FakeResponse | (() => FakeResponse)) {
  const resources = declareResources(cars);
  return renderConsole(<ListPage resource={getDeclaredResource(resources, 'cars')} />, {
    resources,
    initialPath: '/admin/cars?page=1&size=50',
    responses: { 'GET /cars': reply },
  });
}
const box = () => screen.findByRole('region', { name: 'Cifras', busy: false });
/** Returns the accessible text of each figure, by its name. */
async function told(): Promise<Record<string, string>> {
  const all = await within(await box()).findAllByRole('term');
  return Object.fromEntries(
    all.map((term) => [
      term.textContent,
      term.nextElementSibling?.querySelector('.visually-hidden')?.textContent ?? '',
    ]),
  );
}
const NONE = { Libres: 'Sin datos', 'En taller': 'Sin datos', 'Edad media': 'Sin datos' };

describe('figures above a list', () => {
  it('have their names and their room before they are there', async () => {
    open('silent');
    const awaited = await screen.findByRole('region', { name: 'Cifras', busy: true });
    expect(within(awaited).getAllByRole('term')).toHaveLength(3);
    expect(awaited.querySelectorAll('dd > .skeleton')).toHaveLength(3);
  });

  it('come with its rows, in one call, a dash where one is no figure [TICKET-04, TICKET-05]', async () => {
    const { callsBesidesProfile } = open(answer({ free: 12, broken: '3', age: { no: 'figure' } }));
    expect(await told()).toEqual({ Libres: '12', 'En taller': '3', 'Edad media': 'Sin datos' });
    expect(callsBesidesProfile()).toEqual(['GET /cars?page[number]=1&page[size]=50']);
  });

  it('are dashes when the list fails, and there again after one retry [TICKET-06]', async () => {
    let fails = true;
    const { callsBesidesProfile } = open(() =>
      fails ? { status: 500 } : answer({ free: 1, broken: 2, age: 3 }),
    );
    expect(await screen.findByText('No se han podido cargar los coches')).toBeVisible();
    expect(await told()).toEqual(NONE);
    fails = false;
    fireEvent.click(screen.getByRole('button', { name: 'Reintentar' }));
    await waitFor(async () =>
      expect(await told()).toEqual({ Libres: '1', 'En taller': '2', 'Edad media': '3' }),
    );
    expect(callsBesidesProfile()).toHaveLength(2);
  });

  it('are dashes when the list may not be read, or when the answer does not hold them [TICKET-06]', async () => {
    const { unmount } = open({ status: 403, body: {} });
    expect(await told()).toEqual(NONE);
    unmount();
    open(answer(undefined));
    expect(await told()).toEqual(NONE);
  });

  it('stay while another filter is read: they are no part of it', async () => {
    let isFirst = true;
    const { currentPath } = open(() => {
      const reply: FakeResponse = isFirst ? answer({ free: 1, broken: 2, age: 3 }) : 'silent';
      isFirst = false;
      return reply;
    });
    await told();
    fireEvent.change(await screen.findByRole('combobox', { name: 'Libre' }), { target: { value: 'true' } });
    await waitFor(() => expect(currentPath()).toContain('filter=free'));
    expect(await told()).toMatchObject({ Libres: '1' });
  });
});
