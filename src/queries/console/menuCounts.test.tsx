// @vitest-environment jsdom
import type { ReactNode } from 'react';
import { QueryClient, QueryClientProvider } from '@tanstack/react-query';
import { act, renderHook, waitFor } from '@testing-library/react';
import { expect, it } from 'vitest';
import { staleAfterWriteFilter } from '../queryKeys';
import { useMenuCount, useShareMenuCount, type MenuCount } from './menuCounts';

it('is the number that a page has shared, until a write makes it stale', async () => {
  const queryClient = new QueryClient();
  const wrapper = ({ children }: { children: ReactNode }) => (
    <QueryClientProvider client={queryClient}>{children}</QueryClientProvider>
  );
  const menu = renderHook(() => useMenuCount('tickets'), { wrapper });
  const other = renderHook(() => useMenuCount(undefined), { wrapper });
  const page = renderHook((menuCount: MenuCount | undefined) => useShareMenuCount('tickets', menuCount), {
    wrapper,
    initialProps: undefined,
  });
  expect(menu.result.current).toBeUndefined();
  const tickets = { count: 47, label: 'Tickets abiertos', isFailure: false };
  page.rerender(tickets);
  await waitFor(() => expect(menu.result.current).toEqual(tickets));
  expect(other.result.current).toBeUndefined();
  await act(() => queryClient.invalidateQueries(staleAfterWriteFilter));
  await waitFor(() => expect(menu.result.current).toBeUndefined());
  page.rerender({ ...tickets, count: 46 });
  await waitFor(() => expect(menu.result.current?.count).toBe(46));
});
