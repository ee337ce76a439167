import { useCallback } from 'react';
import type { ResourcesByName, GetSecondaryText, GetRecordTitle } from '../../queries/console/ConsoleContext';
import { useTranslateText } from '../../i18n/useTranslateText';
import { relatedTitle, secondaryText } from './recordTitle';

/** What the console is given to call records by; field types, which are below the titles, are handed it. */
export function useTitleOf(resources: ResourcesByName): GetRecordTitle {
  const t = useTranslateText();
  return useCallback(
    (resource, record, templates) => relatedTitle(resources.get(resource), record, templates, t),
    [resources, t],
  );
}

/** What the console is given to tell records of the same title apart by. */
export function useSecondaryTextOf(resources: ResourcesByName): GetSecondaryText {
  const t = useTranslateText();
  return useCallback(
    (resource, record, title) => secondaryText(resources.get(resource), record, title, t),
    [resources, t],
  );
}
