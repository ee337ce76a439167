import { defineTab } from '../../src/config/defineResource';
import { doorBlocks } from '../accesses/_doors';

/** What opens the doors of the asset (AACC). */
export const accesses = defineTab({
  label: 'Accesos',
  blocks: [
    ...doorBlocks,
    {
      label: 'Invitaciones',
      list: {
        resource: 'invitations',
        title: 'Invitaciones',
        path: '/access/asset/{id}/all',
        // The page size that the documents give this call (AACC-38).
        pageSize: 8,
        pageSizes: [8],
        columns: ['alias', 'status', 'valid_from', 'valid_until', 'created_by'],
        empty: 'Este activo no tiene invitaciones',
      },
    },
  ],
});
