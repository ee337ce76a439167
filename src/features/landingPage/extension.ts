import { EVERYBODY } from '../../config/normalise/access';
import { defineExtension } from '../../extensions/defineExtension';
import { landingPageTexts } from './texts';

export default defineExtension({
  kind: 'page',
  paths: ['start'],
  access: EVERYBODY,
  menu: { label: () => landingPageTexts.title, icon: 'home', order: 10 },
  loader: () => import('./LandingPage'),
});
