import { useEffect } from 'react';
import { useWarnBeforeUnload } from '../../session/navigation/useWarnBeforeUnload';
import { useUnsavedChanges } from '../../ui/dialog/unsavedChanges';
import { storeDocument } from './workbenchDocument';

/** Reports an unsaved declaration, so that leaving the page asks for confirmation, as it does for forms. */
export function useUnsavedDocument(isUnsaved: boolean): void {
  useWarnBeforeUnload(isUnsaved);
  const reportChanges = useUnsavedChanges(() => storeDocument(undefined));
  useEffect(() => reportChanges(isUnsaved), [reportChanges, isUnsaved]);
}
