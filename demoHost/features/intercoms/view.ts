import type { IntercomRow } from '../../../fixtures/rows/intercoms';
import type { ContractSchemas } from '../../../fixtures/rows/contractSchemas';

/** Vendors available to every project. */
export const intercomVendors = ['dahua', 'portalia'];

export const intercomView = (row: IntercomRow): ContractSchemas['Intercom'] => ({
  ...row,
  availableIntercomVendors: intercomVendors,
});
