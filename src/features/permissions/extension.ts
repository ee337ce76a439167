import { normaliseAccess } from '../../config/normalise/access';
import { defineExtension } from '../../extensions/defineExtension';
import { PERMISSIONS_PATH } from '../../extensions/permissionsPath';
import { shellTexts } from '../../i18n/messages/shell';

/** Page of permissions; `permissionsPage.access` of the runtime config replaces its access rule. */
export default defineExtension({
  kind: 'page',
  paths: [PERMISSIONS_PATH],
  access: normaliseAccess({ roles: ['ROLE_ASSETS_MANAGER_SUPER_ADMIN'] }),
  menu: { label: () => shellTexts.account.permissions, icon: 'lock', order: 910, isInAccountMenu: true },
  loader: () => import('./PermissionsPage'),
});
