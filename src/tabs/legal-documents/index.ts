import type { TabType } from '../types';

export default { id: 'legal-documents', loader: () => import('./LegalDocuments') } satisfies TabType;
