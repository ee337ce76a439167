import type { QueryClient } from '@tanstack/react-query';
import type { AuthProvider, DataProvider } from 'ra-core';
import type { Resource } from '../config/types';
import { pageQuery } from '../records/pageQuery';
import { IDENTITY } from '../session/identityKey';
import { may } from '../session/may';
import { storedPermissions } from '../session/session';
import { firstPageOf } from '../views/list/firstPage';

/** ms that the first drawing waits for what it shows. */
const GRACE = 200;

interface FirstReads {
  /** Settles when all that was asked for is there or has failed, or after `GRACE`; never rejects. */
  ready: Promise<void>;
  /** To be called once the page is drawn: failures are handed on only then, to who shows them. */
  drawn: () => void;
}

interface Sources {
  queryClient: QueryClient;
  authProvider: Pick<AuthProvider, 'getIdentity'>;
  dataProvider: Pick<DataProvider, 'getList'>;
  /** The resource whose list the address shows, once its declaration is there; undefined where it shows none. */
  listed: Promise<Resource | undefined>;
}

/**
 * Reads who has signed in and the rows of the first list before anything is drawn: `start.js` has asked for both, and they
 * are most often there before this code is. So menu and table are drawn once, where a skeleton and a frame without a profile
 * were drawn before them. What fails is asked for no second time: it stays on its way until those who show it are there.
 */
export function readFirst({ queryClient, authProvider, dataProvider, listed }: Sources): FirstReads {
  let drawn = (): void => undefined;
  const isDrawn = new Promise<void>((resolve) => {
    drawn = resolve;
  });
  const reads: Promise<unknown>[] = [];
  const first = <Answer>(read: () => Promise<Answer>): Promise<Answer> => {
    const reading = read();
    reads.push(reading);
    return reading.catch(async (error: unknown) => {
      await isDrawn;
      throw error;
    });
  };
  void queryClient.prefetchQuery({
    queryKey: IDENTITY,
    queryFn: () => first(async () => authProvider.getIdentity?.()),
  });
  const asked = listed.then((resource) => {
    const page = resource && firstPageOf(resource, window.location.search, isAllowed);
    if (!page) return;
    const { queryKey, queryFn } = pageQuery(dataProvider, page.resource, page.params);
    void queryClient.prefetchQuery({ queryKey, queryFn: (context) => first(() => queryFn(context)) });
  });
  const all = asked.then(() => Promise.allSettled(reads)).then(() => undefined);
  const late = listed.then(() => new Promise<void>((resolve) => setTimeout(resolve, GRACE)));
  return { ready: Promise.race([all, late]), drawn };
}

/** Of rules by role nobody knows before the profile is there. */
const isAllowed = (access: Resource['access']['list']): boolean =>
  access.roles.length === 0 && may(access, { permissions: storedPermissions(), roles: [] });
