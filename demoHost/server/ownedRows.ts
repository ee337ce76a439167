import { assetInScope, projectInScope } from './call';
import type { CallContext } from './call';
import { notFoundError } from './responses/hostError';
import type { RowOf } from '../store/collections';
import type { Store } from '../store/store';
import type { Owned } from '../../fixtures/rows/owned';

/** Kinds of records that own contacts, cameras and documents. */
export type OwnerKind = 'asset' | 'project';

/** Returns the asset or project of a path, as owner of new rows; 404 if unknown or out of scope. */
export async function ownerInScope(
  call: CallContext,
  kind: OwnerKind,
  id: string | undefined,
): Promise<Omit<Owned, 'id'>> {
  return kind === 'asset'
    ? { asset_id: (await assetInScope(call, id)).id, project_id: null }
    : { asset_id: null, project_id: (await projectInScope(call, id)).id };
}

/** Collections of rows that belong to an asset or a project. */
type OwnedName = 'cameras' | 'contacts' | 'documents';

/** Returns the row with this id; 404 if it is unknown or its asset or project is out of scope. */
export async function ownedRowInScope<Name extends OwnedName>(
  call: CallContext,
  name: Name,
  id: string | undefined,
): Promise<RowOf<Name>> {
  const row = await findOwned[name](call.store, id ?? '');
  if (!row) throw notFoundError();
  await ownerInScope(
    call,
    row.asset_id === null ? 'project' : 'asset',
    row.asset_id ?? row.project_id ?? undefined,
  );
  return row;
}

/** One query a collection: a type parameter does not tell that each has the member `id`. */
const findOwned: {
  readonly [Name in OwnedName]: (store: Store, id: string) => Promise<RowOf<Name> | undefined>;
} = {
  cameras: (store, id) => store.find('cameras', { id }),
  contacts: (store, id) => store.find('contacts', { id }),
  documents: (store, id) => store.find('documents', { id }),
};
