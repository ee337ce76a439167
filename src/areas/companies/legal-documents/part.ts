import type { TabType } from '../../../parts/types';

export default {
  kind: 'tab',
  id: 'legal-documents',
  loader: () => import('./LegalDocuments'),
} satisfies TabType;
