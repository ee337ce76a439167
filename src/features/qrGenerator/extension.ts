import { normaliseAccess } from '../../config/normalise/access';
import { defineExtension } from '../../extensions/defineExtension';

export default defineExtension({
  kind: 'page',
  paths: ['assets/qr-generator-tool'],
  access: normaliseAccess('generate_qr_codes'),
  redirectTo: '/admin/assets',
  menu: null,
  loader: () => import('./QrGeneratorPage'),
});
