import { defineExtension } from '../../../extensions/defineExtension';

export default defineExtension({
  kind: 'tab',
  id: 'legal-documents',
  loader: () => import('./LegalDocuments'),
});
