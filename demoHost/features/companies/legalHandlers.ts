import { randomBytes } from 'node:crypto';
import { readBody } from '../../server/requests/readBody';
import { clientInScope, ok } from '../../server/call';
import type { Handler } from '../../server/call';
import { notFoundError } from '../../server/responses/hostError';
import { readLegalFile } from './legalFiles';
import type { LegalRow } from '../../../fixtures/rows/clients';
import { findLegalRow, replaceLegalRow, defaultDocumentError, requireBothFiles } from './rules';

/** A company without documents returns an empty list. */
const listLegalDocuments: Handler = async (call) => {
  const { id } = await clientInScope(call, call.params.id);
  return ok({ data: await call.store.list('legal_documents', { client_id: id }) });
};

/**
 * Saves, enables and disables. Without any file there is nothing to save: the response is empty and the console resets
 * its switch. New files replace the default ones for this company; the default files themselves do not change.
 */
const saveLegalDocuments: Handler = async (call) => {
  const client = await clientInScope(call, call.params.id);
  const input = readBody('saveLegalDocuments', call.body).data;
  const data = {
    ...input,
    privacy_policy: readLegalFile(input.privacy_policy, '/data/privacy_policy'),
    terms_of_service: readLegalFile(input.terms_of_service, '/data/terms_of_service'),
  };
  if (data.privacy_policy === '' && data.terms_of_service === '') return ok({ data: null });
  requireBothFiles(data);
  const previous = await findLegalRow(call.store, client.id);
  const hasSameFiles =
    previous?.privacy_policy === data.privacy_policy && previous.terms_of_service === data.terms_of_service;
  if (previous?.is_default === true && hasSameFiles) throw defaultDocumentError();
  const row: LegalRow = {
    id: previous?.id ?? `l${randomBytes(5).toString('hex')}`,
    client_id: client.id,
    ...data,
    is_default: false,
  };
  await replaceLegalRow(call, client, row);
  return ok({ data: row });
};

const deleteLegalDocuments: Handler = async (call) => {
  const client = await clientInScope(call, call.params.id);
  readBody('deleteLegalDocuments', call.body);
  const previous = await findLegalRow(call.store, client.id);
  if (!previous) throw notFoundError();
  if (previous.is_default) throw defaultDocumentError();
  await replaceLegalRow(call, client, undefined);
  return ok({ data: {} });
};

/** Handlers: legal documents of a company. */
export const legalHandlers = { listLegalDocuments, saveLegalDocuments, deleteLegalDocuments };
