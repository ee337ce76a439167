import type { QueryClient } from '@tanstack/react-query';
import type { AuthProvider, DataProvider } from 'ra-core';
import type { Resource } from '../config/types';
import { detailQuery } from '../records/detailQuery';
import { pageQuery } from '../records/pageQuery';
import { IDENTITY } from '../session/identityKey';
import { may } from '../session/may';
import { storedPermissions } from '../session/session';
import { firstPageOf } from '../views/list/firstPage';
import type { Opening } from './opening';

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
  dataProvider: Pick<DataProvider, 'getList' | 'getOne'>;
  /** What the address opens, once its declaration is there. */
  opening: Promise<Opening>;
}

/**
 * Reads who has signed in and what the address shows, the rows of a list or a record, before anything is drawn: `start.js`
 * has asked for both, and they are most often there before this code is. So menu and page are drawn once, where a skeleton and
 * a frame without a profile were drawn before them. What fails is asked for no second time: it stays on its way until those
 * who show it are there.
 */
export function readFirst({ queryClient, authProvider, dataProvider, opening }: Sources): FirstReads {
  let drawn = (): void => undefined;
  const isDrawn = new Promise<void>((resolve) => {
    drawn = resolve;
  });
  const reads: Promise<unknown>[] = [];
  /** Asks now; what fails is told once it is drawn. */
  const ask = <Answer>({ queryKey, queryFn }: Question<Answer>): void => {
    const first = (context: { signal: AbortSignal }): Promise<Answer> => {
      const reading = queryFn(context);
      reads.push(reading);
      return reading.catch(async (error: unknown) => {
        await isDrawn;
        throw error;
      });
    };
    void queryClient.prefetchQuery({ queryKey, queryFn: first });
  };
  ask({ queryKey: IDENTITY, queryFn: async () => authProvider.getIdentity?.() });
  const asked = opening.then(({ resource, id, code }) => {
    reads.push(code);
    if (!resource) return;
    if (id !== undefined) {
      if (isAllowed(resource.access.show)) ask(detailQuery(dataProvider, resource.name, id));
      return;
    }
    const page = firstPageOf(resource, window.location.search, isAllowed);
    if (page) ask(pageQuery(dataProvider, page.resource, page.params));
  });
  const all = asked.then(() => Promise.allSettled(reads)).then(() => undefined);
  const late = opening.then(() => new Promise<void>((resolve) => setTimeout(resolve, GRACE)));
  return { ready: Promise.race([all, late]), drawn };
}

interface Question<Answer> {
  queryKey: readonly unknown[];
  queryFn: (context: { signal: AbortSignal }) => Promise<Answer>;
}

/** Of rules by role nobody knows before the profile is there. */
const isAllowed = (access: Resource['access']['list']): boolean =>
  access.roles.length === 0 && may(access, { permissions: storedPermissions(), roles: [] });
