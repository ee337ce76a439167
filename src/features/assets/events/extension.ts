import { defineExtension } from '../../../extensions/defineExtension';

export default defineExtension({ kind: 'tab', id: 'events', loader: () => import('./Events') });
