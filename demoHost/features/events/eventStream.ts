import type { Response } from 'express';
import type { AnnouncedChange } from './announced';

/** Most changes of one event, so that a reader can limit the size of an event. */
const MAX_CHANGES = 100;
/** Bytes that a slow reader may leave unread. */
const MAX_UNREAD = 1_000_000;

/** A response as Server-Sent Events. */
export class EventStream {
  constructor(private readonly res: Response) {
    res.status(200).set({
      'Content-Type': 'text/event-stream; charset=utf-8',
      // `no-transform` also keeps proxies from compressing, which would hold events back.
      'Cache-Control': 'no-store, no-transform',
      // nginx: do not buffer this response.
      'X-Accel-Buffering': 'no',
    });
    res.flushHeaders();
  }

  /** First event: the place from which a reader continues after a lost connection. */
  sendReady(id: string): void {
    this.#send(`event: ready\nid: ${id}\ndata: {}\n\n`);
  }

  /** Anything may have changed: the reader has to read again what it shows. */
  sendReset(id: string): void {
    this.#send(`event: reset\nid: ${id}\ndata: {}\n\n`);
  }

  sendChanges(id: string, changes: readonly AnnouncedChange[]): void {
    for (let start = 0; start < changes.length; start += MAX_CHANGES)
      this.#send(
        `event: changes\nid: ${id}\ndata: ${JSON.stringify(changes.slice(start, start + MAX_CHANGES))}\n\n`,
      );
  }

  /** A comment, so that neither proxies nor readers take the connection for lost. */
  sendHeartbeat(): void {
    this.#send(':\n\n');
  }

  end(): void {
    this.res.end();
  }

  #send(text: string): void {
    if (this.res.writableLength > MAX_UNREAD) this.res.destroy();
    else this.res.write(text);
  }
}
