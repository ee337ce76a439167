// @vitest-environment jsdom
import '../../testing/jsdomPolyfills';
import { act, fireEvent, screen, waitFor, within } from '@testing-library/react';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
// Loaded early: loading is slow while other tests run in parallel.
import '../footer/ListReadStatus';
import '../layouts/board/BoardLayout';
import '../layouts/cards/CardsLayout';
import '../layouts/ListLayouts';
import './LiveRows';
import type { ResourceInput } from '../../config/schema/resource';
import { declareResources, getDeclaredResource } from '../../testing/declareResources';
import { listResponse, type RecordedCall } from '../../testing/fakeHost';
import { renderConsole } from '../../testing/renderConsole';
import { ListPage } from '../ListPage';

const pumps: ResourceInput = {
  name: 'pumps',
  label: 'Bombas',
  recordRepresentation: 'name',
  live: { every: 10 },
  api: { getList: { path: '/pumps' } },
  fields: {
    name: { type: 'text' },
    state: { type: 'status', label: 'Estado', values: { on: 'Abierta', off: 'Cerrada' } },
    floor: { type: 'text', label: 'Planta' },
  },
  list: {
    columns: ['name', 'state', 'floor'],
    rowClick: '/admin/pumps/{id}',
    pageSizes: [2],
    pageSize: 2,
    cards: { fields: ['state', 'floor'] },
    board: { field: 'state', fields: ['floor'] },
  },
};
const pump = (name: string, state = 'on', floor = '1') => ({ id: name, name, state, floor });

let pumpRows: readonly object[];
const readPage = ({ url }: RecordedCall) => {
  const page = Number(new URLSearchParams(url.split('?')[1]).get('page[number]'));
  return listResponse(pumpRows.slice(2 * page - 2, 2 * page), pumpRows.length, 2);
};
async function open(layout: string) {
  const resources = declareResources(pumps);
  const rendered = renderConsole(<ListPage resource={getDeclaredResource(resources, 'pumps')} />, {
    resources,
    initialPath: `/admin/pumps?page=1&size=2&layout=${layout}`,
    responses: { 'GET /pumps': readPage },
  });
  await screen.findByRole('link', { name: 'Norte' });
  await waitFor(() => expect(document.querySelectorAll('.live-rows')).toHaveLength(1));
  return rendered;
}
const titlesIn = (column: RegExp) =>
  within(screen.getByRole('region', { name: column }))
    .queryAllByRole('heading', { level: 3 })
    .map(({ textContent }) => textContent);
const card = (name: string) => screen.getByRole('link', { name }).closest('li')!;
const pass = (seconds: number) => act(() => vi.advanceTimersByTimeAsync(seconds * 1000));

beforeEach(() => {
  vi.useFakeTimers({ shouldAdvanceTime: true });
  pumpRows = [pump('Norte'), pump('Sur'), pump('Este', 'off')];
});
afterEach(() => {
  vi.useRealTimers();
});

describe('items of a layout that others change', () => {
  it('get their new contents and a mark as cards, where they are', async () => {
    await open('cards');
    const before = card('Sur');
    pumpRows = [pump('Ático'), pump('Sur', 'off')];
    await pass(15);
    expect(card('Sur')).toBe(before);
    expect(before).toHaveTextContent('Cerrada');
    expect(before.dataset.liveText).toMatch(/^cambió (?:ahora mismo|hace \d s)$/);
    expect(screen.queryByRole('link', { name: 'Ático' })).toBeNull();
    fireEvent.click(screen.getByRole('button', { name: '1 novedad: mostrar' }));
    await pass(0.1);
    expect(screen.getByRole('link', { name: 'Ático' })).toBeVisible();
    expect(card('Sur').dataset.live).toBeUndefined();
    // The pressed button has gone.
    expect(document.querySelector('.list')).toHaveFocus();
  });

  it('stay in their column of a board until the user shows the news, with the focus on one', async () => {
    await open('board');
    const link = screen.getByRole('link', { name: 'Norte' });
    link.focus();
    pumpRows = [pump('Norte', 'on', '7'), pump('Sur', 'off'), pump('Este', 'off'), pump('Oeste')];
    await pass(15);
    expect(card('Norte')).toHaveTextContent('7');
    expect(card('Norte').dataset.live).toBe('update');
    expect(link).toHaveFocus();
    expect(titlesIn(/^Abierta/)).toEqual(['Norte', 'Sur']);
    expect(card('Sur').dataset.live).toBe('update');
    expect(card('Este').dataset.live).toBeUndefined();
    fireEvent.click(screen.getByRole('button', { name: '2 novedades: mostrar' }));
    await pass(0.1);
    expect(titlesIn(/^Abierta/)).toEqual(['Norte', 'Oeste']);
    expect(titlesIn(/^Cerrada/)).toEqual(['Sur', 'Este']);
    expect(screen.queryByRole('button', { name: /novedad/ })).toBeNull();
  });

  it('change again with each read: none uses the answer of the one before', async () => {
    await open('board');
    for (const floor of ['7', '8', '9']) {
      pumpRows = [pump('Norte', 'on', floor), pump('Sur'), pump('Este', 'off')];
      await pass(15);
      expect(card('Norte')).toHaveTextContent(floor);
    }
  });

  it('of many pages are read a page a second', async () => {
    pumpRows = [pump('Norte'), ...Array.from({ length: 39 }, (_, index) => pump(`Bomba ${index}`))];
    const { callsBesidesProfile } = await open('board');
    const atFirst = callsBesidesProfile().length;
    await pass(60);
    const count = callsBesidesProfile().length - atFirst;
    expect(count).toBeGreaterThanOrEqual(40);
    expect(count).toBeLessThanOrEqual(80);
  });
});
