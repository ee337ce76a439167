import { useCallback } from 'react';
import type { ResourcesByName, GetSecondaryText, GetRecordTitle } from '../../queries/console/ConsoleContext';
import { useTranslateText } from '../../i18n/useTranslateText';
import { relatedTitle, secondaryText } from './recordTitle';

/** Returns the console's title function. Field types are in a lower layer than titles, so they get it by context. */
export function useTitleOf(resources: ResourcesByName): GetRecordTitle {
  const t = useTranslateText();
  return useCallback(
    (resource, record, templates) => relatedTitle(resources.get(resource), record, templates, t),
    [resources, t],
  );
}

/** Returns the console's function for texts that distinguish records of the same title. */
export function useSecondaryTextOf(resources: ResourcesByName): GetSecondaryText {
  const t = useTranslateText();
  return useCallback(
    (resource, record, title) => secondaryText(resources.get(resource), record, title, t),
    [resources, t],
  );
}
