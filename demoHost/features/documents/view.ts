import type { FileLinks } from '../../files/fileLinks';
import type { DocumentRow } from '../../../fixtures/rows/documents';
import type { ContractSchemas } from '../../../fixtures/rows/contractSchemas';

/** Formats a document; its URL is absolute, since documents may be stored anywhere. `origin` is this host's own. */
export const documentView = (
  row: DocumentRow,
  files: FileLinks,
  origin: string,
): ContractSchemas['Document'] => ({
  id: row.id,
  title: row.title,
  comments: row.comments,
  url: origin + files.document(row.id),
  size: row.size,
  source: row.source,
  created_at: row.created_at,
});
