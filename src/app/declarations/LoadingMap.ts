/**
 * Map that requests missing entries: a lookup of an unknown name starts loading it, and the reader re-renders when it
 * arrives.
 */
export class LoadingMap<Value> extends Map<string, Value> {
  readonly #bring: (name: string) => void;

  constructor(entries: Iterable<readonly [string, Value]>, load: (name: string) => void) {
    super(entries);
    this.#bring = load;
  }

  override get(name: string): Value | undefined {
    const value = super.get(name);
    // Deferred, because lookups happen during render.
    if (value === undefined) queueMicrotask(() => this.#bring(name));
    return value;
  }
}
