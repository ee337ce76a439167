import type { QueryClient } from '@tanstack/react-query';
import type { AuthProvider, DataProvider } from 'ra-core';
import type { Resource } from '../../config/types';
import { createRecordQuery } from '../../queries/record/recordQuery';
import { createListPageQuery } from '../../queries/list/listPageQuery';
import { IDENTITY_QUERY_KEY } from '../../session/profile/profile';
import { canAccess } from '../../session/access/canAccess';
import { getStoredPermissions } from '../../session/session';
import { getFirstPageRequest } from '../../list/data/firstPageRequest';
import type { InitialRoute } from './initialRoute';

/** ms that the first drawing waits for what it shows. */
const PREFETCH_TIMEOUT = 200;

interface InitialPrefetch {
  /** Settles when all that was asked for is there or has failed, or after `GRACE`; never rejects. */
  ready: Promise<void>;
  /** To be called once the page is drawn: failures are handed on only then, to who shows them. */
  releaseErrors: () => void;
}

interface PrefetchSources {
  queryClient: QueryClient;
  authProvider: Pick<AuthProvider, 'getIdentity'>;
  dataProvider: Pick<DataProvider, 'getList' | 'getOne'>;
  /** What the address opens, once its declaration is there. */
  initialRoute: Promise<InitialRoute>;
}

/**
 * Reads who has signed in and what the address shows, the rows of a list or a record, before anything is drawn: `start.js`
 * has asked for both, and they are most often there before this code is. So menu and page are drawn once, where a skeleton and
 * a frame without a profile were drawn before them. What fails is asked for no second time: it stays on its way until those
 * who show it are there.
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
  /** Asks now; what fails is told once it is drawn. */
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

/** Of rules by role nobody knows before the profile is there. */
const isAllowed = (access: Resource['access']['list']): boolean =>
  access.roles.length === 0 && canAccess(access, { permissions: getStoredPermissions(), roles: [] });
