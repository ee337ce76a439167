// @vitest-environment jsdom
import { act, screen, waitFor } from '@testing-library/react';
import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { clearSession, saveSession } from '../../session/session';
import { declareResources } from '../../testing/declareResources';
import { listResponse } from '../../testing/fakeHost';
import { renderConsole } from '../../testing/renderConsole';
import { MenuEntries } from './MenuEntries';

const pumps = (menuCount: true | { redFrom: number }) =>
  declareResources({
    name: 'pumps',
    label: 'Bombas',
    recordRepresentation: 'name',
    api: { getList: { path: '/pumps', filter: 'conditions' } },
    fields: {
      name: { type: 'text', sortable: true },
      state: { type: 'enum', values: { broken: 'Rota', fine: 'Bien' } },
    },
    list: {
      columns: ['name'],
      filters: ['state'],
      views: [
        { label: 'Todas' },
        { label: 'Rotas', filter: { state: 'broken' }, sort: { field: 'name', order: 'DESC' }, menuCount },
      ],
    },
  });

function open(total: () => number, menuCount: true | { redFrom: number } = true) {
  const entry = {
    to: '/admin/pumps',
    label: 'Bombas',
    icon: 'list',
    order: 1,
    resource: 'pumps',
    hasCount: true,
  };
  return renderConsole(<MenuEntries entries={[entry]} />, {
    resources: pumps(menuCount),
    responses: {
      'GET /pumps': () => listResponse([{ id: '1', name: 'A', state: 'broken' }], total()),
    },
  });
}

beforeEach(() => saveSession({ token: 't', permissions: [] }));
afterEach(() => {
  vi.useRealTimers();
  clearSession();
});

it('links to the view with its number of records; from a number on it is red', async () => {
  open(() => 12_345, { redFrom: 12_000 });
  const count = await screen.findByRole('link', { name: 'Rotas: 12.345' });
  expect(count).toHaveTextContent('12.345');
  expect(count).toHaveClass('too-many');
  expect(decodeURIComponent(decodeURIComponent(count.getAttribute('href') ?? ''))).toBe(
    '/admin/pumps?page=1&size=50&sort=-name&filter=state=broken',
  );
});

it('is not red below it, and is absent for 0', async () => {
  const { unmount } = open(() => 11_999, { redFrom: 12_000 });
  expect(await screen.findByRole('link', { name: 'Rotas: 11.999' })).not.toHaveClass('too-many');
  unmount();
  const { callsBesidesProfile } = open(() => 0);
  await waitFor(() => expect(callsBesidesProfile()).toHaveLength(1));
  expect(screen.getAllByRole('link')).toHaveLength(1);
});

it('is read once a minute', async () => {
  vi.useFakeTimers({ shouldAdvanceTime: true });
  let total = 3;
  const { callsBesidesProfile } = open(() => total);
  expect(await screen.findByRole('link', { name: 'Rotas: 3' })).toBeVisible();
  total = 4;
  await act(() => vi.advanceTimersByTimeAsync(59_000));
  expect(callsBesidesProfile()).toHaveLength(1);
  await act(() => vi.advanceTimersByTimeAsync(2000));
  expect(await screen.findByRole('link', { name: 'Rotas: 4' })).toBeVisible();
});
