import { foldAccents } from '../../../fixtures/generators/foldText';
import type { CollectionName, RowOf } from '../collections';
import type { Criteria, Order } from '../criteria';
import type { ListOptions, RowPage } from '../store';
import { compileCriteria, isComparison, memberConditions } from './matchCriteria';
import type { Condition } from './matchCriteria';
import { MemberIndex, unionOf } from './memberIndex';
import type { Positions } from './memberIndex';
import { indexedMembers, memberReader } from './memberReaders';
import type { MemberReader } from './memberReaders';
import { SortedCopies } from './sortedCopies';
import { sortRows } from './sortRows';
import { TextIndex } from './textIndex';

/** Number of rows from which the text index is searched, and a sorted copy of the collection is kept. */
const LARGE = 5000;

/** The rows of one collection, with queries that use indexes. The owner reports changed rows. */
export class CollectionRows<Name extends CollectionName> {
  private readonly indexes: Readonly<
    Record<string, { index: MemberIndex<RowOf<Name>>; dependsOn: PropertyKey }>
  >;
  private readonly textIndex: TextIndex<RowOf<Name>>;
  private foldedTexts = new WeakMap<object, string>();
  private readonly sortedCopies = new SortedCopies<RowOf<Name>>();

  /** `searchText` returns the searchable words of a row, before folding. */
  constructor(
    private readonly name: Name,
    private readonly getRows: () => readonly RowOf<Name>[],
    private readonly searchText: (row: RowOf<Name>) => string,
  ) {
    const indexed: Readonly<Record<string, PropertyKey>> = indexedMembers[name] ?? {};
    this.indexes = Object.fromEntries(
      Object.entries(indexed).map(([member, dependsOn]) => [
        member,
        { index: new MemberIndex(getRows, memberReader(name, member)), dependsOn },
      ]),
    );
    this.textIndex = new TextIndex(getRows, searchText);
  }

  list(
    where: Criteria<Name>,
    { order = [], offset = 0, limit = Number.POSITIVE_INFINITY }: ListOptions<Name> = {},
  ): readonly RowOf<Name>[] {
    const rows =
      order.length === 0 ? this.matching(where, offset + limit) : this.matchingInOrder(where, order);
    return offset === 0 && limit >= rows.length ? rows : rows.slice(offset, offset + limit);
  }

  page(
    where: Criteria<Name>,
    { order = [], offset = 0, limit = Number.POSITIVE_INFINITY }: ListOptions<Name>,
  ): RowPage<Name> {
    const rows = order.length === 0 ? this.matching(where) : this.matchingInOrder(where, order);
    return { rows: rows.slice(offset, offset + limit), total: rows.length };
  }

  /** Changes members of a row. */
  assign(row: RowOf<Name>, members: Partial<RowOf<Name>>): void {
    const previousText = this.searchText(row);
    Object.assign(row, members);
    for (const { index, dependsOn } of Object.values(this.indexes))
      if (Object.hasOwn(members, dependsOn)) index.invalidate();
    if (this.searchText(row) !== previousText) {
      this.foldedTexts.delete(row);
      this.textIndex.invalidateRow(row);
    }
    this.sortedCopies.clear();
  }

  /** Call after rows were added, removed or replaced. */
  invalidate(): void {
    for (const { index } of Object.values(this.indexes)) index.invalidate();
    this.textIndex.invalidate();
    this.sortedCopies.clear();
  }

  /** Call after search texts changed that depend on other collections. */
  invalidateTexts(): void {
    this.foldedTexts = new WeakMap();
    this.textIndex.clear();
  }

  /** Builds all search texts now, so that the first search is as fast as the next. */
  buildSearchTexts(): void {
    if (this.getRows().length >= LARGE) this.textIndex.build();
    else for (const row of this.getRows()) this.foldedText(row);
  }

  /** Returns the matching rows in insertion order; the first of them if there is a limit. */
  private matching(where: Criteria<Name>, limit = Number.POSITIVE_INFINITY): readonly RowOf<Name>[] {
    const rows = this.getRows();
    const members = Object.keys(where);
    if (members.length === 0) return rows;
    const rowsAt = (positions: Positions) => positions.map((position) => rows[position] as RowOf<Name>);
    const answer = members.length === 1 ? this.answerOf(members[0] ?? '', where) : undefined;
    if (answer) return rowsAt(answer);
    const positions = this.positionsOf(where);
    const candidates = positions ? rowsAt(positions) : rows;
    const searchedText = searchedTextOf(where);
    if (searchedText !== undefined && candidates.length >= LARGE) {
      const { search_text: _text, ...others } = where as Criteria<Name> & { search_text?: unknown };
      return this.textIndex.find(searchedText, this.compile(others as Criteria<Name>), limit);
    }
    return firstMatching(candidates, this.compile(where), limit);
  }

  private matchingInOrder(where: Criteria<Name>, order: readonly Order<Name>[]): readonly RowOf<Name>[] {
    const columns = order.map(({ by, descending = false }) => ({
      read: this.readerOf(String(by)),
      descending,
    }));
    const matchingRows = this.matching(where);
    if (matchingRows.length <= LARGE) return sortRows(matchingRows, columns);
    const allSorted = this.sortedCopies.get(JSON.stringify(order), () => sortRows(this.getRows(), columns));
    if (matchingRows.length === allSorted.length) return allSorted;
    const wantedRows = new Set(matchingRows);
    return allSorted.filter((row) => wantedRows.has(row));
  }

  /** Returns the positions of the rows with one of some values of an indexed member; undefined for other criteria. */
  private answerOf(member: string, where: Criteria<Name>): Positions | undefined {
    const index = this.indexes[member]?.index;
    const condition = (where as Readonly<Record<string, Condition | undefined>>)[member];
    if (condition === undefined) return undefined;
    if (!isComparison(condition)) return index?.find(condition);
    return condition.in && Object.keys(condition).length === 1 ? index?.findAny(condition.in) : undefined;
  }

  /** Returns the positions of rows that may match, from the best index; undefined without a usable one. */
  private positionsOf(where: Criteria<Name>): Positions | undefined {
    const offers = memberConditions(where).map(([member, condition]) => {
      const index = this.indexes[member]?.index;
      if (!isComparison(condition)) return index?.find(condition);
      return condition.in && condition.fold !== true ? index?.findAny(condition.in) : undefined;
    });
    offers.push(...(where.all ?? []).map((part) => this.positionsOf(part)));
    const alternatives = where.any?.map((part) => this.positionsOf(part));
    if (alternatives?.every((positions) => positions !== undefined)) offers.push(unionOf(alternatives));
    return offers
      .filter((positions) => positions !== undefined)
      .sort((left, right) => left.length - right.length)[0];
  }

  private compile(where: Criteria<Name>): (row: RowOf<Name>) => boolean {
    return compileCriteria(where, (member) => this.readerOf(member));
  }

  private readerOf(member: string): MemberReader<RowOf<Name>> {
    return member === 'search_text' ? (row) => this.foldedText(row) : memberReader(this.name, member);
  }

  private foldedText(row: RowOf<Name>): string {
    const cached = this.foldedTexts.get(row);
    if (cached !== undefined) return cached;
    const folded = foldAccents(this.searchText(row));
    this.foldedTexts.set(row, folded);
    return folded;
  }
}

function firstMatching<Row>(rows: readonly Row[], matches: (row: Row) => boolean, limit: number): Row[] {
  if (limit === Number.POSITIVE_INFINITY) return rows.filter(matches);
  const results: Row[] = [];
  for (const row of rows) {
    if (results.length >= limit) break;
    if (matches(row)) results.push(row);
  }
  return results;
}

/** Returns the text that rows must contain, if the criteria have one. */
function searchedTextOf<Name extends CollectionName>(where: Criteria<Name>): string | undefined {
  const condition = memberConditions(where).find(([member]) => member === 'search_text')?.[1];
  return condition !== undefined && isComparison(condition) ? condition.contains : undefined;
}
