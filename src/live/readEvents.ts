import { createParser, type EventSourceMessage } from 'eventsource-parser';
import { MAX_EVENT_LENGTH } from './changes';

/** ms without a byte after which a connection counts as lost; hosts send a heartbeat more often. */
export const SILENCE_MS = 60_000;

/**
 * Reads Server-Sent Events until the stream ends, is silent for a minute, or an event is too long. The last two reject.
 * Does not keep more than one event in memory.
 */
export async function readEvents(
  body: ReadableStream<Uint8Array>,
  onEvent: (event: EventSourceMessage) => void,
): Promise<void> {
  const reader = body.getReader();
  const decoder = new TextDecoder();
  let failure: Error | undefined;
  const parser = createParser({
    onEvent,
    onError: (error) => {
      if (error.type === 'max-buffer-size-exceeded') failure = error;
    },
    maxBufferSize: MAX_EVENT_LENGTH,
  });
  let timer: ReturnType<typeof setTimeout> | undefined;
  const silence = () =>
    new Promise<never>((_, reject) => {
      timer = setTimeout(() => reject(new Error('The stream is silent')), SILENCE_MS);
    });
  try {
    for (;;) {
      const { done, value } = await Promise.race([reader.read(), silence()]);
      clearTimeout(timer);
      if (done) return;
      parser.feed(decoder.decode(value, { stream: true }));
      if (failure) throw failure;
    }
  } finally {
    clearTimeout(timer);
    await reader.cancel().catch(() => undefined);
  }
}
