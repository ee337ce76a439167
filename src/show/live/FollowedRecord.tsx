import { Suspense } from 'react';
import type { Resource } from '../../config/types';
import { lazyWithRetry } from '../../lib/lazy/importWithRetry';

const LiveRecord = lazyWithRetry(() => import('./LiveRecord'));

/** Keeps a record on screen current if its resource declares `live`; its code loads only then. Takes no room. */
export const FollowedRecord = ({ resource: { name, live }, id }: { resource: Resource; id: string }) =>
  live && (
    <Suspense fallback={null}>
      <LiveRecord resource={name} id={id} live={live} />
    </Suspense>
  );
