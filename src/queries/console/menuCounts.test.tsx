// @vitest-environment jsdom
import type { ReactNode } from 'react';
import { QueryClient, QueryClientProvider } from '@tanstack/react-query';
import { act, renderHook, waitFor } from '@testing-library/react';
import { afterEach, expect, it, vi } from 'vitest';
import { staleAfterWriteFilter } from '../queryKeys';
import { useMenuCount, type MenuCount } from './menuCounts';
import { useShareMenuCount } from './useShareMenuCount';

const tickets = { count: '47', label: 'Tickets abiertos', isFailure: false };
afterEach(() => vi.useRealTimers());

function renderMenuAndPage() {
  const queryClient = new QueryClient();
  const wrapper = ({ children }: { children: ReactNode }) => (
    <QueryClientProvider client={queryClient}>{children}</QueryClientProvider>
  );
  const menu = renderHook(() => useMenuCount('tickets'), { wrapper });
  const openPage = (menuCount: MenuCount) =>
    renderHook(() => useShareMenuCount('tickets', menuCount), { wrapper });
  return { queryClient, menu, openPage };
}

it('is there if page and menu come at once', async () => {
  const { queryClient, menu, openPage } = renderMenuAndPage();
  openPage(tickets);
  await waitFor(() => expect(queryClient.isFetching()).toBe(0));
  await waitFor(() => expect(menu.result.current).toEqual(tickets));
});

it('is the number that a page has shared, until a write makes it stale', async () => {
  const { queryClient, menu, openPage } = renderMenuAndPage();
  await waitFor(() => expect(menu.result.current).toBeNull());
  const page = openPage(tickets);
  await waitFor(() => expect(menu.result.current).toEqual(tickets));
  page.unmount();
  expect(menu.result.current).toEqual(tickets);
  await act(() => queryClient.invalidateQueries(staleAfterWriteFilter));
  await waitFor(() => expect(menu.result.current).toBeNull());
  openPage({ ...tickets, count: '46' });
  await waitFor(() => expect(menu.result.current?.count).toBe('46'));
});

it('is forgotten five minutes after the page was left, unless it is opened again', async () => {
  vi.useFakeTimers({ shouldAdvanceTime: true });
  const { menu, openPage } = renderMenuAndPage();
  await waitFor(() => expect(menu.result.current).toBeNull());
  openPage(tickets).unmount();
  await act(() => vi.advanceTimersByTimeAsync(200_000));
  const again = openPage({ ...tickets, count: '48' });
  await act(() => vi.advanceTimersByTimeAsync(200_000));
  expect(menu.result.current?.count).toBe('48');
  again.unmount();
  await act(() => vi.advanceTimersByTimeAsync(299_000));
  expect(menu.result.current?.count).toBe('48');
  await act(() => vi.advanceTimersByTimeAsync(2000));
  expect(menu.result.current).toBeNull();
});
