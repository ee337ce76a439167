import {
  assetSearchText,
  clientSearchText,
  deviceSearchText,
  gatewaySearchText,
  projectSearchText,
  userSearchText,
} from './searchTexts';
import { foldAccents } from '../../fixtures/generators/foldText';
import type { Changes, CollectionName, Criteria, RowOf, SearchedName, Store } from './store';
import type { State } from '../../fixtures/rows/state';
import type { TextIndex } from './textIndex';
import { IndexedState } from './indexedState';

/** Members of assets that an index or the derived events depend on. */
const indexedInAssets = ['id', 'client_id', 'project_id', 'type', 'gateways'] as const;

/** True if a row matches all criteria. */
function matchesCriteria<T extends object>(row: T, where: Partial<T>): boolean {
  for (const key in where) if (row[key] !== where[key]) return false;
  return true;
}

/** In-memory store: the state, with indexes that keep 100,000 assets fast. */
export class MemoryStore extends IndexedState implements Store {
  private readonly foldedTexts = new WeakMap<object, string>();

  /** Search text of each row, before folding. */
  private readonly searchTextOf: { [Name in SearchedName]: (row: RowOf<Name>) => string } = {
    assets: assetSearchText,
    clients: clientSearchText,
    projects: (row) => projectSearchText(row, this.client(row.client_id)),
    users: userSearchText,
    gateways: gatewaySearchText,
    devices: deviceSearchText,
  };

  constructor(
    state: State,
    private readonly onChange: () => void = () => undefined,
  ) {
    super(state);
  }

  list<Name extends CollectionName>(name: Name, where?: Criteria<Name>): readonly RowOf<Name>[] {
    const rows = this.rows[name];
    return where === undefined ? rows : rows.filter((row) => matchesCriteria(row, where));
  }

  find<Name extends CollectionName>(name: Name, where: Criteria<Name>): RowOf<Name> | undefined {
    return this.rows[name].find((row) => matchesCriteria(row, where));
  }

  insert<Name extends CollectionName>(name: Name, ...rows: RowOf<Name>[]): void {
    for (const row of rows) this.rows[name].push(row);
    this.invalidateAndNotify(name);
  }

  update<Name extends CollectionName>(name: Name, row: RowOf<Name>, changes: Changes<Name>): void {
    const previousText = this.searchTextIn(name, row);
    const changedMembers = new Set<string>();
    for (const key in changes) {
      const value = changes[key];
      if (value === undefined || value === row[key]) continue;
      row[key] = value;
      changedMembers.add(key);
    }
    if (this.searchTextIn(name, row) !== previousText) {
      this.foldedTexts.delete(row);
      this.textIndexByName[name]?.invalidateRow(row);
    }
    if (name === 'assets' && !indexedInAssets.some((key) => changedMembers.has(key))) this.onChange();
    else this.invalidateAndNotify(name);
  }

  remove<Name extends CollectionName>(name: Name, where: Criteria<Name>): void {
    const rows = this.rows;
    const remaining = rows[name].filter((row) => !matchesCriteria(row, where));
    if (remaining.length === rows[name].length) return;
    Object.assign(rows, { [name]: remaining });
    this.invalidateAndNotify(name);
  }

  transaction<T>(run: () => T): T {
    return run();
  }

  search<Name extends SearchedName>(
    name: Name,
    text: string,
    filter: (row: RowOf<Name>) => boolean = () => true,
    limit = Number.POSITIVE_INFINITY,
  ): RowOf<Name>[] {
    const index = this.textIndexByName[name];
    if (index) return index.find(text, filter, limit);
    const results: RowOf<Name>[] = [];
    for (const row of this.rows[name]) {
      if (results.length >= limit) break;
      if (filter(row) && this.matchesSearch(name, row, text)) results.push(row);
    }
    return results;
  }

  matchesSearch<Name extends SearchedName>(name: Name, row: RowOf<Name>, text: string): boolean {
    const cached = this.foldedTexts.get(row);
    if (cached !== undefined) return cached.includes(text);
    const folded = foldAccents(this.searchTextOf[name](row));
    this.foldedTexts.set(row, folded);
    return folded.includes(text);
  }

  passwordHash(userId: string): string | undefined {
    return this.state.credentials[userId];
  }

  setPasswordHash(userId: string, hash: string | undefined): void {
    if (hash === undefined) delete this.state.credentials[userId];
    else this.state.credentials[userId] = hash;
    this.onChange();
  }

  hasAcceptedLegal(userId: string): boolean {
    return this.state.legal_accepted.includes(userId);
  }

  setLegalAccepted(userIds: readonly string[], accepted: boolean): void {
    const namedIds = new Set(userIds);
    const others = this.state.legal_accepted.filter((id) => !namedIds.has(id));
    this.state.legal_accepted = accepted ? [...others, ...namedIds] : others;
    this.onChange();
  }

  nextLabelNumber(): number {
    this.state.labels_made += 1;
    this.onChange();
    return this.state.labels_made;
  }

  /** Rows of each collection, by name. */
  private get rows(): { [Name in CollectionName]: RowOf<Name>[] } {
    return this.state;
  }

  /** The same indexes, typed for collections that may have none. */
  private get textIndexByName(): { readonly [Name in CollectionName]?: TextIndex<RowOf<Name>> } {
    return this.textIndexes;
  }

  /** Returns the searchable words of a row; empty for collections without search. */
  private searchTextIn<Name extends CollectionName>(name: Name, row: RowOf<Name>): string {
    const textOf: { [Key in CollectionName]?: (indexedRow: RowOf<Key>) => string } = this.searchTextOf;
    return textOf[name]?.(row) ?? '';
  }

  /** Builds all search texts now, so that the first search is as fast as the next. */
  buildSearchTexts(): void {
    this.textIndexes.assets.build();
    for (const row of this.state.users) this.matchesSearch('users', row, '');
  }

  /** Call after changing rows of a collection, before the next read. */
  invalidateAndNotify(...collections: (keyof State)[]): void {
    this.invalidate(...collections);
    // The search text of a project includes its company's name.
    if (collections.includes('clients'))
      for (const row of [...this.state.clients, ...this.state.projects]) this.foldedTexts.delete(row);
    this.onChange();
  }

  /** Replaces the state. */
  replace(state: State): void {
    this.state = state;
    this.invalidateAndNotify('assets', 'users', 'clients', 'projects', 'gateways', 'devices');
  }
}
