import { defineExtension } from '../../../extensions/defineExtension';

export default defineExtension({ kind: 'tab', id: 'consumptions', loader: () => import('./Consumptions') });
