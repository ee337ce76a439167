import type { ClientRow } from '../../../fixtures/rows/clients';
import type { ContractSchemas } from '../../../fixtures/rows/contractSchemas';

/** Returns the branding of a company; `is_default` is true if it uses the product's branding. */
function lookAndFeel(row: ClientRow) {
  return {
    logo: row.logo,
    header_background_color: row.header_background_color,
    is_default: row.logo === null && row.header_background_color === null,
  };
}

/** Formats a company. */
export function clientView(row: ClientRow): ContractSchemas['Client'] {
  return {
    id: row.id,
    name: row.name,
    description: row.description,
    email: row.email,
    tax_id: row.tax_id,
    client_code: row.client_code,
    created_at: row.created_at,
    updated_at: row.updated_at,
    look_and_feel: { assets_manager: lookAndFeel(row) },
  };
}

/** Formats a reference to a company. */
export const clientRef = (row: ClientRow): ContractSchemas['Ref'] => ({ id: row.id, name: row.name });
