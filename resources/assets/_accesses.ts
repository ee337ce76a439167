import { defineTab } from '../../src/config/defineResource';
import { doorBlocks } from '../accesses/_doors';
import { qrAccessBlocks } from '../accesses/_qrAccesses';

/** What opens the doors of the asset (AACC). */
export const accessesTab = defineTab({
  label: 'Accesos',
  blocks: [...doorBlocks, ...qrAccessBlocks],
});
