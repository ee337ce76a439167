import { normaliseAccess } from '../../../config/normalise/access';
import { definePart } from '../../../parts/definePart';

export default definePart({
  kind: 'page',
  paths: ['assets/qr-generator-tool'],
  access: normaliseAccess('generate_qr_codes'),
  otherwise: '/admin/assets',
  menu: null,
  loader: () => import('./QrGeneratorPage'),
});
