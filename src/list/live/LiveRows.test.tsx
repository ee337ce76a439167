// @vitest-environment jsdom
import '../../testing/jsdomPolyfills';
import { act, fireEvent, screen, waitFor } from '@testing-library/react';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
// Loaded early: loading is slow while other tests run in parallel.
import '../footer/ListReadStatus';
import './LiveRows';
import type { ResourceInput } from '../../config/schema/resource';
import { declareResources, getDeclaredResource } from '../../testing/declareResources';
import { listResponse, type FakeResponse } from '../../testing/fakeHost';
import { renderConsole } from '../../testing/renderConsole';
import { ListPage } from '../ListPage';

const pumps: ResourceInput = {
  name: 'pumps',
  label: 'Bombas',
  recordRepresentation: 'name',
  live: { every: 10 },
  api: { getList: { path: '/pumps' } },
  fields: { name: { type: 'text' }, state: { type: 'text' } },
  list: { columns: ['name', 'state'] },
};
const pump = (name: string, state = 'on') => ({ id: name, name, state });

let rows: readonly object[] = [];
let total: number | undefined;
let answer: () => FakeResponse;
function open() {
  const resources = declareResources(pumps);
  return renderConsole(<ListPage resource={getDeclaredResource(resources, 'pumps')} />, {
    resources,
    initialPath: '/admin/pumps',
    responses: { 'GET /pumps': () => answer() },
  });
}
/** Waits until the list follows changes. */
const findRows = async (): Promise<void> => {
  await screen.findByText('Norte');
  await waitFor(() => expect(document.querySelector('.live-rows')).not.toBeNull());
};
const cells = () => screen.getAllByRole('row').map((row) => row.textContent);
const markOf = (name: string) => screen.getByRole('cell', { name }).dataset.live;
const pass = (seconds: number) => act(() => vi.advanceTimersByTimeAsync(seconds * 1000));

beforeEach(() => {
  vi.useFakeTimers({ shouldAdvanceTime: true });
  rows = [pump('Norte'), pump('Sur'), pump('Este')];
  total = undefined;
  answer = () => listResponse(rows, total ?? rows.length);
});
afterEach(() => {
  vi.useRealTimers();
  vi.restoreAllMocks();
});

describe('rows that others change', () => {
  it('get their new contents and a mark, where they are; new ones come on request', async () => {
    const { callsBesidesProfile } = open();
    await findRows();
    rows = [pump('Ático'), pump('Sur', 'off'), pump('Norte'), pump('Este')];
    await pass(15);
    expect(callsBesidesProfile()).toHaveLength(2);
    expect(cells().slice(1)).toEqual(['Norteon', 'Suroff', 'Esteon']);
    expect(markOf('Sur')).toMatch(/^cambió (?:ahora mismo|hace \d s)$/);
    expect(markOf('Norte')).toBeUndefined();
    const news = screen.getByRole('button', { name: '1 novedad: mostrar' });
    expect(screen.getByText('Ha cambiado 1 fila. 1 novedad: mostrar')).toHaveAttribute('role', 'status');
    fireEvent.click(news);
    await pass(0.1);
    expect(cells().slice(1)).toEqual(['Áticoon', 'Suroff', 'Norteon', 'Esteon']);
    expect(markOf('Sur')).toBeUndefined();
    expect(screen.queryByRole('button', { name: /novedad/ })).toBeNull();
    expect(callsBesidesProfile()).toHaveLength(2);
  });

  it('keep the mark while its age grows, and lose it after two minutes', async () => {
    open();
    await findRows();
    rows = [pump('Norte', 'off'), pump('Sur'), pump('Este')];
    await pass(15);
    await pass(40);
    expect(markOf('Norte')).toMatch(/^cambió hace \d\d s$/);
    await pass(100);
    expect(markOf('Norte')).toBeUndefined();
  });

  it('stay when a read has fewer, and say so', async () => {
    open();
    await findRows();
    rows = [pump('Norte'), pump('Este')];
    await pass(15);
    expect(cells()).toHaveLength(4);
    expect(screen.getByRole('button', { name: '1 novedad: mostrar' })).toBeVisible();
  });

  it('stay as they are while the page is hidden or a read fails', async () => {
    const { callsBesidesProfile } = open();
    await findRows();
    const hidden = vi.spyOn(document, 'hidden', 'get').mockReturnValue(true);
    await pass(300);
    expect(callsBesidesProfile()).toHaveLength(1);
    hidden.mockReturnValue(false);
    answer = () => ({ status: 500 });
    fireEvent(document, new Event('visibilitychange'));
    await pass(6);
    expect(callsBesidesProfile()).toHaveLength(2);
    expect(cells().slice(1)).toEqual(['Norteon', 'Suron', 'Esteon']);
  });

  it('sends no stream request to a host without events, and reads nothing more often than declared', async () => {
    const { callsBesidesProfile } = open();
    await findRows();
    await pass(60);
    expect(callsBesidesProfile().length).toBeLessThanOrEqual(7);
    expect(callsBesidesProfile().every((call) => call.startsWith('GET /pumps'))).toBe(true);
  });
});
