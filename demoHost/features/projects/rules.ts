import type { CallContext } from '../../server/call';
import { unprocessableError } from '../../server/responses/hostError';
import type { ProjectRow } from '../../../fixtures/rows/projects';
import { possibleVerifiers } from './view';

/** Throws 422 for a user who may not verify accounts of the project. */
export async function checkVerifiers(
  { store }: CallContext,
  row: ProjectRow,
  verifiers: readonly { id: string }[],
): Promise<void> {
  const allowed = new Set((await possibleVerifiers([row.client_id], store)).map((user) => user.id));
  verifiers.forEach((verifier, i) => {
    if (!allowed.has(verifier.id))
      throw unprocessableError(`/users_verifiers/${i}/id`, 'No puede verificar cuentas de este edificio.');
  });
}
