import { assetInScope, projectInScope } from './call';
import type { CallContext } from './call';
import { notFoundError } from './responses/hostError';
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

/** Returns the rows of the asset or project in a path. */
export async function rowsOfOwner<T extends Owned>(
  call: CallContext,
  kind: OwnerKind,
  id: string | undefined,
  rows: readonly T[],
): Promise<T[]> {
  const owner = await ownerInScope(call, kind, id);
  return rows.filter((row) => row.asset_id === owner.asset_id && row.project_id === owner.project_id);
}

/** Returns the row with this id; 404 if it is unknown or its asset or project is out of scope. */
export async function ownedRowInScope<T extends Owned>(
  call: CallContext,
  rows: readonly T[],
  id: string | undefined,
): Promise<T> {
  const row = rows.find((candidate) => candidate.id === id);
  if (!row) throw notFoundError();
  await ownerInScope(
    call,
    row.asset_id === null ? 'project' : 'asset',
    row.asset_id ?? row.project_id ?? undefined,
  );
  return row;
}
