import type { IntercomRow } from '../../../fixtures/rows/intercoms';
import type { ContractSchemas } from '../../../fixtures/rows/contractSchemas';

/** Vendors that every project may choose among (INTER-08). */
export const intercomVendors = ['dahua', 'portalia'];

export const intercomView = (row: IntercomRow): ContractSchemas['Intercom'] => ({
  ...row,
  availableIntercomVendors: intercomVendors,
});
