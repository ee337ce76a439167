import { normaliseAccess } from '../../../config/normalise/access';
import { definePart } from '../../../parts/definePart';
import { texts } from './texts';

export default definePart({
  kind: 'page',
  paths: ['academy', 'academy/:tab'],
  access: normaliseAccess('list_academy_docs'),
  menu: { label: texts.title, icon: 'graduation-cap', order: 110 },
  loader: () => import('./AcademyPage'),
});
