import type { TransactionMode } from '../store';

/** Runs reads together and each write alone, in the order of their arrival. */
export class ReadWriteLock {
  private readonly runningReads = new Set<Promise<unknown>>();
  private lastWrite: Promise<unknown> | undefined;

  /** Runs the task when its mode permits; at once if nothing is in its way. */
  run<T>(mode: TransactionMode, task: () => Promise<T>): Promise<T> {
    return mode === 'read' ? this.read(task) : this.write(task);
  }

  private read<T>(task: () => Promise<T>): Promise<T> {
    const result = this.lastWrite === undefined ? task() : this.lastWrite.then(task);
    const settled: Promise<unknown> = result
      .then(ignoreResult, ignoreResult)
      .then(() => this.runningReads.delete(settled));
    this.runningReads.add(settled);
    return result;
  }

  private write<T>(task: () => Promise<T>): Promise<T> {
    const previous = [...this.runningReads, ...(this.lastWrite === undefined ? [] : [this.lastWrite])];
    const result = previous.length === 0 ? task() : Promise.all(previous).then(task);
    const settled: Promise<unknown> = result.then(ignoreResult, ignoreResult).then(() => {
      if (this.lastWrite === settled) this.lastWrite = undefined;
    });
    this.lastWrite = settled;
    return result;
  }
}

/** The next task runs, however this one ended. */
const ignoreResult = () => undefined;
