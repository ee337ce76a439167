import type { TransactionMode } from '../store';

/** A task that waits. */
interface Waiting {
  mode: TransactionMode;
  start: () => void;
}

/** Runs reads together and each write alone, in the order of their arrival. */
export class ReadWriteLock {
  private runningReads = 0;
  private isWriting = false;
  private readonly queue: Waiting[] = [];

  /** Runs the task when its mode permits; at once if nothing is in its way. */
  async run<T>(mode: TransactionMode, task: () => Promise<T>): Promise<T> {
    if (this.queue.length === 0 && this.isFreeFor(mode)) this.enter(mode);
    else await new Promise<void>((start) => this.queue.push({ mode, start }));
    try {
      return await task();
    } finally {
      this.leave(mode);
    }
  }

  private isFreeFor(mode: TransactionMode): boolean {
    return !this.isWriting && (mode === 'read' || this.runningReads === 0);
  }

  private enter(mode: TransactionMode): void {
    if (mode === 'read') this.runningReads += 1;
    else this.isWriting = true;
  }

  /** Lets the next tasks of the queue in, each before it continues, so that none gets between. */
  private leave(mode: TransactionMode): void {
    if (mode === 'read') this.runningReads -= 1;
    else this.isWriting = false;
    for (let next = this.queue[0]; next && this.isFreeFor(next.mode); next = this.queue[0]) {
      this.queue.shift();
      this.enter(next.mode);
      next.start();
    }
  }
}
