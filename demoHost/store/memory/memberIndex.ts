import type { MemberReader, MemberValue } from './memberReaders';

/** Positions of rows in their collection, in ascending order. */
export type Positions = readonly number[];

/** Positions of the rows by value of a member; built on first use, and again after {@link MemberIndex.invalidate}. */
export class MemberIndex<Row> {
  private positionsByValue: ReadonlyMap<MemberValue, Positions> | undefined;

  constructor(
    private readonly getRows: () => readonly Row[],
    private readonly read: MemberReader<Row>,
  ) {}

  invalidate(): void {
    this.positionsByValue = undefined;
  }

  /** Returns the positions of rows with this value. */
  find(value: MemberValue): Positions {
    return (this.positionsByValue ??= this.build()).get(value) ?? [];
  }

  /** Returns the positions of rows with one of the values. */
  findAny(values: readonly MemberValue[]): Positions {
    return unionOf(values.map((value) => this.find(value)));
  }

  private build(): ReadonlyMap<MemberValue, Positions> {
    const positionsByValue = new Map<MemberValue, number[]>();
    this.getRows().forEach((row, position) => {
      const value = this.read(row);
      // An empty list counts as null, as in criteria. A list may have an element twice.
      const values: readonly MemberValue[] = !Array.isArray(value)
        ? [value as MemberValue]
        : value.length === 0
          ? [null]
          : [...new Set(value as readonly MemberValue[])];
      for (const item of values) {
        const positions = positionsByValue.get(item);
        if (positions) positions.push(position);
        else positionsByValue.set(item, [position]);
      }
    });
    return positionsByValue;
  }
}

/** Returns the positions that are in one of the lists. */
export function unionOf(lists: readonly Positions[]): Positions {
  const [first = [], ...others] = lists.filter((positions) => positions.length > 0);
  if (others.length === 0) return first;
  return [...new Set([first, ...others].flat())].sort((left, right) => left - right);
}
