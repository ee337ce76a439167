/** Maximum number of copies. */
const MAX_COPIES = 4;

/** Copies of a collection in the orders that were used last. */
export class SortedCopies<Row> {
  private readonly copies = new Map<string, readonly Row[]>();

  /** Returns the copy with this name; `create` makes it if there is none. */
  get(name: string, create: () => readonly Row[]): readonly Row[] {
    const copy = this.copies.get(name) ?? create();
    // The last used entry is last, the first is evicted.
    this.copies.delete(name);
    this.copies.set(name, copy);
    for (const staleName of [...this.copies.keys()].slice(0, -MAX_COPIES)) this.copies.delete(staleName);
    return copy;
  }

  clear(): void {
    this.copies.clear();
  }
}
