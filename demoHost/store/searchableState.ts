import { foldAccents } from '../../fixtures/generators/foldText';
import type { State } from '../../fixtures/rows/state';
import { IndexedState } from './indexedState';
import {
  assetSearchText,
  clientSearchText,
  deviceSearchText,
  gatewaySearchText,
  projectSearchText,
  userSearchText,
} from './searchTexts';
import type { CollectionName, RowOf, SearchedName } from './store';
import type { TextIndex } from './textIndex';

/** The rows of a state with indexes and search texts. */
export class SearchableState extends IndexedState {
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

  /** Text index of a collection; undefined for collections that are never large. */
  textIndexOf<Name extends CollectionName>(name: Name): TextIndex<RowOf<Name>> | undefined {
    const indexes: { readonly [Key in CollectionName]?: TextIndex<RowOf<Key>> } = this.textIndexes;
    return indexes[name];
  }

  /** Returns the searchable words of a row; empty for collections without search. */
  searchTextIn<Name extends CollectionName>(name: Name, row: RowOf<Name>): string {
    const textOf: { [Key in CollectionName]?: (indexedRow: RowOf<Key>) => string } = this.searchTextOf;
    return textOf[name]?.(row) ?? '';
  }

  /** Returns the folded searchable words of a row. */
  foldedText<Name extends SearchedName>(name: Name, row: RowOf<Name>): string {
    const cached = this.foldedTexts.get(row);
    if (cached !== undefined) return cached;
    const folded = foldAccents(this.searchTextOf[name](row));
    this.foldedTexts.set(row, folded);
    return folded;
  }

  /** Call after the searchable words of a row changed. */
  invalidateText<Name extends CollectionName>(name: Name, row: RowOf<Name>): void {
    this.foldedTexts.delete(row);
    this.textIndexOf(name)?.invalidateRow(row);
  }

  /** Builds all search texts now, so that the first search is as fast as the next. */
  buildSearchTexts(): void {
    this.textIndexes.assets.build();
    for (const row of this.state.users) this.foldedText('users', row);
  }

  override invalidate(...collections: (keyof State)[]): void {
    super.invalidate(...collections);
    // The search text of a project includes its company's name.
    if (collections.includes('clients'))
      for (const row of [...this.state.clients, ...this.state.projects]) this.foldedTexts.delete(row);
  }
}
