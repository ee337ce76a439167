import type { PlainState } from '../../../fixtures/rows/plain';
import type { State } from '../../../fixtures/rows/state';
import type { CollectionName, RowOf } from '../collections';
import type { Criteria } from '../criteria';
import type { ListOptions, RowPage } from '../store';
import { CollectionRows } from './collectionRows';
import { searchTextReaders } from './searchTexts';
import type { SearchTextReader } from './searchTexts';

/** The rows of a state, with queries. */
export class MemoryRows {
  private readonly collections = new Map<CollectionName, CollectionRows<never>>();

  constructor(
    public state: State,
    public plain: PlainState = { 'parking-chargers': [], 'ev-sessions': [] },
  ) {}

  find<Name extends CollectionName>(name: Name, where: Criteria<Name>): RowOf<Name> | undefined {
    return this.collection(name).list(where, { limit: 1 })[0];
  }

  list<Name extends CollectionName>(
    name: Name,
    where: Criteria<Name> = {},
    options?: ListOptions<Name>,
  ): readonly RowOf<Name>[] {
    return this.collection(name).list(where, options);
  }

  page<Name extends CollectionName>(
    name: Name,
    where: Criteria<Name>,
    options: ListOptions<Name>,
  ): RowPage<Name> {
    return this.collection(name).page(where, options);
  }

  /** Changes members of a row. */
  assign<Name extends CollectionName>(name: Name, row: RowOf<Name>, members: Partial<RowOf<Name>>): void {
    this.collection(name).assign(row, members);
    this.invalidateDependentTexts(name);
  }

  /** Call after rows were added to a collection, removed from it or replaced. */
  invalidate(name: CollectionName): void {
    this.collection(name).invalidate();
    this.invalidateDependentTexts(name);
  }

  /** Builds the search texts of the largest collections now, so that the first search is as fast as the next. */
  buildSearchTexts(): void {
    this.collection('assets').buildSearchTexts();
    this.collection('users').buildSearchTexts();
  }

  /** The search text of a project includes its company's name. */
  private invalidateDependentTexts(name: CollectionName): void {
    if (name === 'clients') this.collection('projects').invalidateTexts();
  }

  private collection<Name extends CollectionName>(name: Name): CollectionRows<Name> {
    const existing = this.collections.get(name);
    // Each entry has the rows of its own name, which the type of a map cannot express.
    if (existing) return existing as unknown as CollectionRows<Name>;
    const readers: { readonly [Key in CollectionName]?: SearchTextReader<RowOf<Key>> } = searchTextReaders;
    const readText = readers[name];
    const created = new CollectionRows<Name>(
      name,
      () => this.state[name],
      (row) => readText?.(row, (id) => this.find('clients', { id })) ?? '',
    );
    this.collections.set(name, created as unknown as CollectionRows<never>);
    return created;
  }
}
