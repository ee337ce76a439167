import { defineTab } from '../../src/config/defineResource';
import { doorBlocks } from '../accesses/_doors';
import { qrAccesses } from '../accesses/_qrAccesses';

/** What opens the doors of the asset (AACC). */
export const accesses = defineTab({
  label: 'Accesos',
  blocks: [...doorBlocks, ...qrAccesses],
});
