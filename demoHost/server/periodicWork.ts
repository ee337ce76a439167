/** Repeats a task with a pause between two runs, until stopped. A failure is logged and the next run follows. */
export class PeriodicWork {
  private timer: ReturnType<typeof setTimeout> | undefined;
  private isStopped = false;
  private running: Promise<void> = Promise.resolve();

  /** `pause` is in milliseconds. It does not keep the process running. */
  constructor(
    private readonly run: () => Promise<void>,
    private readonly pause: number,
    private readonly log: (line: string) => void,
  ) {}

  /** Runs now, and again after each pause. */
  start(): void {
    this.running = this.runOnce();
  }

  /** Stops; resolves when no run is under way, so that the database can be closed. */
  stop(): Promise<void> {
    this.isStopped = true;
    clearTimeout(this.timer);
    return this.running;
  }

  private async runOnce(): Promise<void> {
    try {
      await this.run();
    } catch (error) {
      this.log(`periodic work: ${error instanceof Error ? error.message : String(error)}`);
    }
    if (!this.isStopped) this.timer = setTimeout(() => this.start(), this.pause).unref();
  }
}
