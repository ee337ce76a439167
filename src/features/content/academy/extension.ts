import { normaliseAccess } from '../../../config/normalise/access';
import { defineExtension } from '../../../extensions/defineExtension';
import { academyTexts } from './texts';

export default defineExtension({
  kind: 'page',
  paths: ['academy', 'academy/:tab'],
  access: normaliseAccess('list_academy_docs'),
  menu: { label: () => academyTexts.title, icon: 'graduation-cap', order: 110 },
  loader: () => import('./AcademyPage'),
});
