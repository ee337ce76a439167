import { topDialog } from '../../ui/dialog/dialogStack';
import { hasUnsavedChanges } from '../../ui/dialog/unsavedChanges';

/** True while the user is in a form or dialog, or has unsaved input: other contents would disturb it. */
export const isEntering = (): boolean =>
  topDialog() !== undefined ||
  hasUnsavedChanges() ||
  Boolean(document.activeElement?.closest('.declared-form'));
