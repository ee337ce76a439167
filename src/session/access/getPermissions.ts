import { activeView } from '../../lib/viewAs/activeView';
import { getStoredPermissions } from '../session';

/** Returns the permissions of the session; in a view as another role, those of the view. */
export const getPermissions = (): readonly string[] =>
  activeView.current?.permissions ?? getStoredPermissions();
