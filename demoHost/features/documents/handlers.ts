import { readBody } from '../../server/requests/readBody';
import type { RequestBodyOf } from '../../server/requests/readBody';
import { noContent, ok, sendFile } from '../../server/call';
import type { Call, Handler } from '../../server/call';
import { documentBytes } from '../../files/fileLinks';
import { newId } from '../../server/newId';
import { readPdf } from '../../files/pdf';
import type { DocumentRow } from '../../../fixtures/rows/documents';
import { documentView } from './view';
import { ownedRowInScope, ownerInScope } from '../../server/ownedRows';
import type { OwnerKind } from '../../server/ownedRows';

/** Newest first. `id` is the name of the path parameter. */
const listDocuments =
  (kind: OwnerKind, id: string): Handler =>
  async (call) => {
    const rows = await call.store.list('documents', await ownerInScope(call, kind, call.params[id]), {
      order: [{ by: 'created_at', descending: true }],
    });
    return ok({ data: rows.map((row) => documentView(row, call.files, call.origin)) });
  };

type DocumentInput = RequestBodyOf<'createProjectDocument'>;

async function storeDocument(
  call: Call,
  owner: Awaited<ReturnType<typeof ownerInScope>>,
  { title, comments = null, document }: DocumentInput,
  pointer: string,
) {
  const bytes = readPdf(document, `${pointer}/document`);
  const row: DocumentRow = {
    ...owner,
    title,
    comments,
    id: newId('doc'),
    size: bytes.length,
    source: 'assets_manager',
    created_at: call.now,
    content: bytes.toString('base64'),
  };
  await call.store.insert('documents', row);
  return { status: 201, body: { data: documentView(row, call.files, call.origin) } };
}

/** The body is inside `data`. */
const createAssetDocument: Handler = async (call) => {
  const owner = await ownerInScope(call, 'asset', call.params.assetId);
  return storeDocument(call, owner, readBody('createAssetDocument', call.body).data, '/data');
};

/** The body has no envelope. */
const createProjectDocument: Handler = async (call) => {
  const owner = await ownerInScope(call, 'project', call.params.id);
  return storeDocument(call, owner, readBody('createProjectDocument', call.body), '');
};

const deleteDocument: Handler = async (call) => {
  const row = await ownedRowInScope(call, 'documents', call.params.id);
  await call.store.remove('documents', { id: row.id });
  return noContent;
};

/** Returns the file itself. */
const downloadDocument: Handler = async (call) => {
  const row = await ownedRowInScope(call, 'documents', call.params.id);
  return sendFile({ name: `${row.title}.pdf`, type: 'pdf', content: documentBytes(row) });
};

/** Handlers: documents of assets and projects. */
export const documentHandlers = {
  listAssetDocuments: listDocuments('asset', 'assetId'),
  listProjectDocuments: listDocuments('project', 'id'),
  createAssetDocument,
  createProjectDocument,
  deleteDocument,
  downloadDocument,
};
