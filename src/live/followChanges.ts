import type { ConsoleDataProvider } from '../../dataProvider';
import { isEventsPath } from '../config/runtime/eventsPath';
import type { LiveInput } from '../config/schema/live';
import type { Changes } from './changes';
import { repeatWhileVisible } from './repeatWhileVisible';
import { shareEvents } from './shareEvents';

type Listener = (changes: Changes) => void;

/** The stream of the main host, open while it has listeners. */
interface Source {
  listeners: Set<Listener>;
  close: (() => void) | undefined;
  closing: ReturnType<typeof setTimeout> | undefined;
  /** Id of the last event: a stream that opens again continues there, so that nothing between two pages is missed. */
  lastEventId: string | undefined;
}

/** ms for which a stream stays open without listeners, such as between two pages. */
const LINGER_MS = 2000;

const sources = new WeakMap<ConsoleDataProvider, Source>();

const getSource = (provider: ConsoleDataProvider): Source => {
  const source = sources.get(provider) ?? {
    listeners: new Set(),
    close: undefined,
    closing: undefined,
    lastEventId: undefined,
  };
  sources.set(provider, source);
  return source;
};

const openSource = (provider: ConsoleDataProvider, path: string, source: Source): (() => void) =>
  shareEvents({
    name: `console.events:${path}`,
    lastEventId: source.lastEventId,
    open: async (lastEventId, signal) => {
      const headers = {
        Accept: 'text/event-stream',
        'Accept-version': '1',
        ...(lastEventId === undefined ? {} : { 'Last-Event-ID': lastEventId }),
      };
      return (await provider.openStream(path, headers, signal)).body;
    },
    onChanges: (changes, lastEventId) => {
      source.lastEventId = lastEventId;
      for (const listener of source.listeners) listener(changes);
    },
  });

/** Listens to all changes that the main host announces. Returns a function that ends it. */
export function followEvents(provider: ConsoleDataProvider, path: string, listener: Listener): () => void {
  const source = getSource(provider);
  clearTimeout(source.closing);
  source.listeners.add(listener);
  source.close ??= openSource(provider, path, source);
  return () => {
    source.listeners.delete(listener);
    if (source.listeners.size > 0) return;
    source.closing = setTimeout(() => {
      source.close?.();
      source.close = undefined;
    }, LINGER_MS);
  };
}

interface FollowOptions {
  provider: ConsoleDataProvider;
  /** `events` of the runtime config. */
  path: unknown;
  live: LiveInput;
  listener: Listener;
}

/**
 * Listens to the changes of one kind of records: by the events of the main host, else by its interval, which only counts while
 * the page is visible. Returns a function that ends it.
 */
export function followChanges({ provider, path, live, listener }: FollowOptions): () => void {
  const { events, every } = live;
  if (events !== undefined && isEventsPath(path))
    return followEvents(provider, path, (changes) => {
      const own = changes?.filter(({ records }) => records === events);
      if (own?.length !== 0) listener(own);
    });
  if (every === undefined) return () => undefined;
  return repeatWhileVisible(every * 1000, () => listener(undefined));
}
