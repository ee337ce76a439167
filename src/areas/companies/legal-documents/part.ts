import { definePart } from '../../../parts/definePart';

export default definePart({
  kind: 'tab',
  id: 'legal-documents',
  loader: () => import('./LegalDocuments'),
});
