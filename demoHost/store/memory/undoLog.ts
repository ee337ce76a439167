/** The inverses of the writes of a transaction. */
export class UndoLog {
  private readonly steps: (() => void)[] = [];

  /** Adds the inverse of a write that was just made. */
  add(step: () => void): void {
    this.steps.push(step);
  }

  /** Takes back all writes, the last one first. */
  undo(): void {
    for (const step of this.steps.toReversed()) step();
    this.steps.length = 0;
  }
}
