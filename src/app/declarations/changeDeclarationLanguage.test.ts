import { QueryClient, QueryObserver } from '@tanstack/react-query';
import { describe, expect, it, vi } from 'vitest';
import { changeDeclarationLanguage } from './changeDeclarationLanguage';

const registry = { reload: () => Promise.resolve(), relabel: () => undefined };
const readOptions = (client: QueryClient) => client.getDefaultOptions().queries;
const queries = { retry: false, staleTime: 5 };
/** Mounts a query that has data, however old; returns how often it was fetched. */
const mountOldQuery = (client: QueryClient, name: string) => {
  client.setQueryData([name], 'rows', { updatedAt: 1 });
  const queryFn = vi.fn(() => Promise.resolve('new rows'));
  const observer = new QueryObserver(client, client.defaultQueryOptions({ queryKey: [name], queryFn }));
  const unsubscribe = observer.subscribe(() => undefined);
  return { queryFn, unsubscribe };
};

describe('after a change of the language [SHELL-03]', () => {
  it('the queries of the pages that mount next keep their data, and later ones fetch as before', async () => {
    const client = new QueryClient({ defaultOptions: { queries } });
    await changeDeclarationLanguage(registry, undefined, client);
    const first = mountOldQuery(client, 'first');
    const second = mountOldQuery(client, 'second');
    expect(first.queryFn).not.toHaveBeenCalled();
    expect(second.queryFn).not.toHaveBeenCalled();
    await vi.waitFor(() => expect(readOptions(client)).toEqual(queries), 20_000);
    const later = mountOldQuery(client, 'later');
    expect(later.queryFn).toHaveBeenCalledOnce();
    for (const { unsubscribe } of [first, second, later]) unsubscribe();
  });

  it('a second change before the pages have mounted ends with the first', async () => {
    const client = new QueryClient({ defaultOptions: { queries } });
    await changeDeclarationLanguage(registry, undefined, client);
    await changeDeclarationLanguage(registry, undefined, client);
    const { unsubscribe } = mountOldQuery(client, 'rows');
    await vi.waitFor(() => expect(readOptions(client)).toEqual(queries), 20_000);
    unsubscribe();
  });
});
