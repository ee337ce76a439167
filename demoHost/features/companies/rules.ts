import { unprocessableError, conflictError } from '../../server/responses/hostError';
import type { CallContext } from '../../server/call';
import { foldAccents } from '../../../fixtures/generators/foldText';
import type { ClientRow, LegalRow } from '../../../fixtures/rows/clients';
import type { Store } from '../../store/store';

/** Throws 409 if another company has this name, ignoring case and accents. */
export async function refuseTakenName(
  { store }: CallContext,
  name: string,
  currentRow?: ClientRow,
): Promise<void> {
  const namesakes = await store.list('clients', { name_key: foldAccents(name) });
  if (namesakes.some((row) => row.id !== currentRow?.id)) {
    throw conflictError('name_in_use', 'Ya hay una empresa con este nombre.');
  }
}

/** Returns the legal record of a company, if any. */
export const findLegalRow = (store: Store, clientId: string): Promise<LegalRow | undefined> =>
  store.find('legal_documents', { client_id: clientId });

/** Replaces the company's legal record with `row`, or removes it. Its users must accept again. */
export async function replaceLegalRow(
  { store }: CallContext,
  client: ClientRow,
  row: LegalRow | undefined,
): Promise<void> {
  await store.remove('legal_documents', { client_id: client.id });
  if (row) await store.insert('legal_documents', row);
  const affectedUsers = (await store.list('users', { client_ids: client.id })).filter(
    (user) => user.client_ids[0] === client.id,
  );
  await store.setLegalAccepted(
    affectedUsers.map((user) => user.id),
    false,
  );
}

export const defaultDocumentError = () =>
  conflictError('default_document', 'Los documentos predeterminados no se pueden cambiar ni eliminar.');

type LegalFiles = Record<`${'privacy_policy' | 'terms_of_service'}${'' | '_name'}`, string>;

/** Throws 422 for a missing file or name. */
export function requireBothFiles(data: LegalFiles): void {
  for (const member of ['privacy_policy', 'terms_of_service'] as const) {
    if (data[member] === '') throw unprocessableError(`/data/${member}`, 'Falta el archivo.');
    if (data[`${member}_name`] === '')
      throw unprocessableError(`/data/${member}_name`, 'Falta el nombre del archivo.');
  }
}
