import { createParser } from 'eventsource-parser';
import type { EventSourceMessage } from 'eventsource-parser';

/** The stream of changes of a host, as a console reads it. */
export interface EventReader {
  response: Response;
  /** Waits for the next event besides `ready`; undefined when the stream has ended. */
  next(): Promise<EventSourceMessage | undefined>;
}

/** Opens the stream of changes of a host, after an event if its id is given. Resolves when the host is ready. */
export async function openEvents(
  url: string,
  { token, lastId, signal }: { token: string; lastId?: string; signal: AbortSignal },
): Promise<EventReader> {
  const response = await fetch(`${url}/api/events`, {
    signal,
    headers: { authorization: `Bearer ${token}`, ...(lastId !== undefined && { 'last-event-id': lastId }) },
  });
  const received: EventSourceMessage[] = [];
  const parser = createParser({ onEvent: (event) => received.push(event) });
  const reader = response.body!.pipeThrough(new TextDecoderStream()).getReader();
  const next = async (): Promise<EventSourceMessage | undefined> => {
    for (;;) {
      const event = received.shift();
      if (event) return event;
      const { done, value } = await reader.read();
      if (done) return undefined;
      parser.feed(value);
    }
  };
  // The first event is `ready`.
  if (response.ok) await next();
  return { response, next };
}

/** Returns the changes of an event; the event itself if it has none. */
export const changesOf = (event: EventSourceMessage | undefined): unknown =>
  event?.event === 'changes' ? JSON.parse(event.data) : event;
