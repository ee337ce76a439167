import { readBody } from '../../server/requests/readBody';
import { noContent, ok, projectInScope } from '../../server/call';
import type { Handler } from '../../server/call';
import { unprocessableError } from '../../server/responses/hostError';
import { newId } from '../../server/newId';
import type { ContactRow } from '../../../fixtures/rows/contacts';
import { ownedRowInScope, ownerInScope } from '../../server/ownedRows';
import type { OwnerKind } from '../../server/ownedRows';
import type { ContractSchemas } from '../../../fixtures/rows/contractSchemas';

const listContacts =
  (kind: OwnerKind): Handler =>
  async (call) => {
    const rows = await call.store.list('contacts', await ownerInScope(call, kind, call.params.id));
    return ok({ data: rows.map(contactView) });
  };

/** The body has no envelope; the response holds id and title. */
const createProjectContact: Handler = async (call) => {
  const project = await projectInScope(call, call.params.id);
  const body = readBody('createProjectContact', call.body);
  if (!isLink(body.link))
    throw unprocessableError('/link', 'Debe empezar por http://, https:// o tel: y ser válido.');
  const row: ContactRow = { ...body, id: newId('con'), asset_id: null, project_id: project.id };
  await call.store.insert('contacts', row);
  return { status: 201, body: { data: { id: row.id, title: row.title } } };
};

/** Allowed for everyone who can access the contact's asset or project. */
const deleteContact: Handler = async (call) => {
  const row = await ownedRowInScope(call, 'contacts', call.params.id);
  await call.store.remove('contacts', { id: row.id });
  return noContent;
};

/** Handlers: contacts of assets and projects. */
export const contactHandlers = {
  listAssetContacts: listContacts('asset'),
  listProjectContacts: listContacts('project'),
  createProjectContact,
  deleteContact,
};

/** True for a URL, or a telephone number of digits, spaces, # and *. */
export const isLink = (text: string) =>
  (/^https?:\/\/[^\s/]/.test(text) && URL.canParse(text)) || /^tel:\+?[\d #*]*\d[\d #*]*$/.test(text);

export const contactView = ({ id, title, description, link }: ContactRow): ContractSchemas['Contact'] => ({
  id,
  title,
  description,
  link,
});
