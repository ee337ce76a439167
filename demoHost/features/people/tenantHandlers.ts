import { readBody } from '../../server/requests/readBody';
import { clientInScope, ok, sendFile } from '../../server/call';
import type { Handler } from '../../server/call';
import { formatCsv } from '../../lists/csv';
import { HostError } from '../../server/responses/hostError';
import type { ErrorDetail } from '../../server/responses/hostError';
import { readQueryParams } from '../../server/requests/readQuery';
import { createInvitedUser, refreshOccupancy } from './rules';
import { readTenantLines, tenantColumns } from './tenantsFile';
import type { TenantLine } from './tenantsFile';
import { addressLine } from '../../../fixtures/generators/addresses';
import { MAX_TEXT, createTenantChecker } from './tenantRules';

/** Truncates a cell for the response. */
const truncateCell = (text: string) => text.slice(0, MAX_TEXT + 1);

/** Stores nothing. */
const previewTenants: Handler = async (call) => {
  const body = readBody('previewTenants', call.body);
  const findWrongColumns = createTenantChecker(call);
  let hasErrors = false;
  const rows = [];
  for (const line of readTenantLines(body.tenants_template_file)) {
    const wrongColumns = await findWrongColumns(line);
    hasErrors ||= wrongColumns.size > 0;
    const toCell = (column: keyof TenantLine) => ({
      label: truncateCell(line[column]),
      error: wrongColumns.has(column),
    });
    rows.push({
      name: toCell('name'),
      email: toCell('email'),
      address: toCell('address'),
      assetId: toCell('asset_id'),
    });
  }
  return ok({ is_error: hasErrors, preview_data: rows });
};

/** Maximum number of errors in a response. */
const MAX_DETAILS = 50;

/** Creates all rows, or none if one is invalid. The tenants are pending until they register. */
const uploadTenants: Handler = async (call) => {
  const lines = readBody('uploadTenants', call.body).preview_data;
  const findWrongColumns = createTenantChecker(call);
  const details: ErrorDetail[] = [];
  for (const [i, line] of lines.entries())
    for (const column of await findWrongColumns(line))
      details.push({ code: 'invalid', detail: 'Valor no válido.', pointer: `/preview_data/${i}/${column}` });
  if (details.length > 0) throw new HostError(422, details.slice(0, MAX_DETAILS));
  const linesByEmail = new Map<string, TenantLine[]>();
  for (const line of lines) {
    const key = line.email.toLowerCase();
    linesByEmail.set(key, [...(linesByEmail.get(key) ?? []), line]);
  }
  for (const personLines of linesByEmail.values()) {
    const assets = (
      await Promise.all(personLines.map((line) => call.store.find('assets', { id: line.asset_id })))
    ).filter((asset) => asset !== undefined);
    await createInvitedUser(call, {
      email: personLines[0]?.email ?? '',
      name: personLines[0]?.name ?? null,
      role: 'ROLE_USER',
      clientIds: [...new Set(assets.map((asset) => asset.client_id))],
      assetIds: assets.map((asset) => asset.id),
    });
  }
  await refreshOccupancy(
    call.store,
    lines.map((line) => line.asset_id),
  );
  return ok({ data: {} });
};

/** The tenants template with one line for each asset of a company. */
const downloadAssetsTemplate: Handler = async (call) => {
  const client = await clientInScope(call, readBody('downloadAssetsTemplate', call.body).client_id);
  const assets = await call.store.list('assets', { client_id: client.id, is_blocked: false });
  return sendFile({
    name: 'plantilla-activos.csv',
    type: 'csv',
    content: formatCsv([tenantColumns, ...assets.map((row) => ['', '', addressLine(row), row.id])]),
  });
};

const downloadTenantsTemplate: Handler = ({ query }) => {
  readQueryParams('downloadTenantsTemplate', query);
  return sendFile({ name: 'plantilla-inquilinos.csv', type: 'csv', content: formatCsv([tenantColumns]) });
};

/** Handlers: tenants in bulk, by file. */
export const tenantHandlers = {
  previewTenants,
  uploadTenants,
  downloadAssetsTemplate,
  downloadTenantsTemplate,
};
