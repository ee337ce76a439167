/** A map that is told of the names it is asked for in vain, so that they can be brought: whoever asks is drawn again then. */
export class LoadingMap<Value> extends Map<string, Value> {
  readonly #bring: (name: string) => void;

  constructor(entries: Iterable<readonly [string, Value]>, load: (name: string) => void) {
    super(entries);
    this.#bring = load;
  }

  override get(name: string): Value | undefined {
    const value = super.get(name);
    // Later: it is asked for while something is drawn.
    if (value === undefined) queueMicrotask(() => this.#bring(name));
    return value;
  }
}
