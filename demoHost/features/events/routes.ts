import { Router } from 'express';
import type { Request, Response } from 'express';
import { hashToken } from '../../../fixtures/secrets';
import { requireActor } from '../../server/apiRouter';
import type { HostServices } from '../../server/apiRouter';
import { asyncHandler } from '../../server/asyncHandler';
import { actorOf } from '../../server/call';
import { HostError } from '../../server/responses/hostError';
import { findSessionUser } from '../session/sessions';
import type { Store } from '../../store/store';
import { changesFor } from './announced';
import { ChangeFeed } from './changeFeed';
import { EventStream } from './eventStream';

/** ms between two heartbeats; a stream of a session that has ended lives no longer than that. */
const HEARTBEAT_MS = 15_000;
/** Most streams of one session: a console has one for all its tabs. */
const MAX_STREAMS = 6;

/** The streams of the host. */
export interface Events {
  router: Router;
  /** Ends all streams. */
  stop(): Promise<void>;
}

/**
 * Serves `GET /events` below /api: which records have changed, as Server-Sent Events. A call of this host alone, like the
 * activity; a stream only announces records that its session can list, and never their contents.
 */
export function createEvents(services: HostServices, feed: ChangeFeed): Events {
  const router = Router({ caseSensitive: true, strict: true });
  const streamsBySession = new Map<string, number>();
  const endings = new Set<() => void>();

  function open(req: Request, res: Response, token: string, session: string): void {
    const stream = new EventStream(res);
    streamsBySession.set(session, (streamsBySession.get(session) ?? 0) + 1);
    let lastId = 'start';
    const findActor = async (store: Store) => {
      const user = await findSessionUser(store, token, services.now());
      if (!user) stream.end();
      return user && actorOf(user, token);
    };
    const stopListening = feed.listen(async (store, rows) => {
      if (rows?.length === 0) return;
      const actor = await findActor(store);
      if (!actor) return;
      lastId = rows?.at(-1)?.id ?? lastId;
      if (rows) stream.sendChanges(lastId, changesFor(actor, rows));
      else stream.sendReset(lastId);
    });
    const beat = (): Promise<void> =>
      services.database
        .transaction('read', findActor)
        .then((actor) => actor && stream.sendHeartbeat())
        .catch(() => stream.end());
    const timer = setInterval(() => void beat(), HEARTBEAT_MS).unref();
    const end = (): void => stream.end();
    endings.add(end);
    res.once('close', () => {
      clearInterval(timer);
      stopListening();
      endings.delete(end);
      const left = (streamsBySession.get(session) ?? 1) - 1;
      if (left > 0) streamsBySession.set(session, left);
      else streamsBySession.delete(session);
    });
    // Listening already, so nothing is missed between this read and the first new row.
    services.database
      .transaction('read', async (store) => {
        const actor = await findActor(store);
        if (!actor) return;
        const [newest] = await store.list(
          'activity',
          {},
          { order: [{ by: 'at', descending: true }], limit: 1 },
        );
        lastId = newest?.id ?? lastId;
        const resumeId = req.get('last-event-id');
        if (resumeId === undefined) return stream.sendReady(lastId);
        const last = await store.find('activity', { id: resumeId });
        const missed = last && (await ChangeFeed.rowsSince(store, last.at));
        stream.sendReady(lastId);
        if (!missed) return stream.sendReset(lastId);
        const position = missed.findIndex(({ id }) => id === resumeId);
        stream.sendChanges(lastId, changesFor(actor, missed.slice(position + 1)));
      })
      .catch(() => stream.end());
  }

  // As a GET it would open a stream that has no body and no end.
  router.head('/events', (_, res) => void res.status(405).set('Allow', 'GET').end());
  router.get(
    '/events',
    asyncHandler(async (req, res) => {
      const { token } = await services.database.transaction('read', (store) =>
        requireActor(services, store, req),
      );
      // A client that left meanwhile sends no `close` any more.
      if (res.destroyed) return;
      const session = hashToken(token);
      if ((streamsBySession.get(session) ?? 0) >= MAX_STREAMS)
        throw new HostError(429, { code: 'too_many', detail: 'Hay demasiadas conexiones abiertas.' }, 60);
      open(req, res, token, session);
    }),
  );
  return {
    router,
    stop: () => {
      for (const end of endings) end();
      return feed.stop();
    },
  };
}
