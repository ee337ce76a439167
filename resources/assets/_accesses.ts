import { localized } from '../../src/config/localized';
import { defineTab } from '../../src/config/defineResource';
import { doorBlocks } from '../accesses/_doors';
import { qrAccessBlocks } from '../accesses/_qrAccesses';

/** Tab with everything that opens the doors of the asset. */
export const accessesTab = defineTab({
  label: localized({ es: 'Accesos', en: 'Access' }),
  blocks: [...doorBlocks, ...qrAccessBlocks],
});
