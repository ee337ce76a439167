import type { QueryClient } from '@tanstack/react-query';
import type { AuthProvider, DataProvider } from 'ra-core';
import type { Resource } from '../../config/types';
import { createRecordQuery } from '../../queries/record/recordQuery';
import { createListPageQuery } from '../../queries/list/listPageQuery';
import { IDENTITY_QUERY_KEY } from '../../session/profile/profile';
import { canAccess } from '../../session/access/canAccess';
import { getPermissions } from '../../session/access/getPermissions';
import { getFirstPageRequest } from '../../list/data/firstPageRequest';
import type { InitialRoute } from './initialRoute';

/** ms that the first render waits for its data. */
const PREFETCH_TIMEOUT = 200;

interface InitialPrefetch {
  /** Settles when all prefetches have succeeded or failed, or after `PREFETCH_TIMEOUT`; never rejects. */
  ready: Promise<void>;
  /** Call it once the page has rendered: only then errors reach the components that show them. */
  releaseErrors: () => void;
}

interface PrefetchSources {
  queryClient: QueryClient;
  authProvider: Pick<AuthProvider, 'getIdentity'>;
  dataProvider: Pick<DataProvider, 'getList' | 'getOne'>;
  /** Route of the initial URL, once its declaration has loaded. */
  initialRoute: Promise<InitialRoute>;
}

/**
 * Prefetches the identity and the data of the URL, the rows of a list or a record, before the first render. The preload script has
 * requested both, and most often the responses arrive before this code. So menu and page render once, without a skeleton or
 * a layout without profile first. A failed request is not repeated: it stays pending until the components that show the
 * error are mounted.
 */
export function prefetchInitialRoute({
  queryClient,
  authProvider,
  dataProvider,
  initialRoute,
}: PrefetchSources): InitialPrefetch {
  let releaseErrors = (): void => undefined;
  const isMounted = new Promise<void>((resolve) => {
    releaseErrors = resolve;
  });
  const requests: Promise<unknown>[] = [];
  /** Fetches now; releases an error only after the page has rendered. */
  const prefetch = <Data>({ queryKey, queryFn }: PrefetchQuery<Data>): void => {
    const heldQueryFn = (context: { signal: AbortSignal }): Promise<Data> => {
      const request = queryFn(context);
      requests.push(request);
      return request.catch(async (error: unknown) => {
        await isMounted;
        throw error;
      });
    };
    void queryClient.prefetchQuery({ queryKey, queryFn: heldQueryFn });
  };
  prefetch({ queryKey: IDENTITY_QUERY_KEY, queryFn: async () => authProvider.getIdentity?.() });
  const routePrefetch = initialRoute.then(({ resource, id, code }) => {
    requests.push(code);
    if (!resource) return;
    if (id !== undefined) {
      if (isAllowed(resource.access.show)) prefetch(createRecordQuery(dataProvider, resource.name, id));
      return;
    }
    const firstPage = getFirstPageRequest(resource, window.location.search, isAllowed);
    if (firstPage) prefetch(createListPageQuery(dataProvider, firstPage.resource, firstPage.params));
  });
  const settled = routePrefetch.then(() => Promise.allSettled(requests)).then(() => undefined);
  const timeout = initialRoute.then(
    () => new Promise<void>((resolve) => setTimeout(resolve, PREFETCH_TIMEOUT)),
  );
  return { ready: Promise.race([settled, timeout]), releaseErrors };
}

interface PrefetchQuery<Data> {
  queryKey: readonly unknown[];
  queryFn: (context: { signal: AbortSignal }) => Promise<Data>;
}

/** Role rules cannot be evaluated before the profile has loaded. */
const isAllowed = (access: Resource['access']['list']): boolean =>
  access.roles.length === 0 && canAccess(access, { permissions: getPermissions(), roles: [] });
