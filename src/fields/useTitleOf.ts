import { useCallback } from 'react';
import type { Resources, SecondaryTextOf, TitleOf } from '../console/ConsoleContext';
import { useText } from '../i18n/useText';
import { relatedTitle, secondaryText } from './recordTitle';

/** What the console is given to call records by; field types, which are below the titles, are handed it. */
export function useTitleOf(resources: Resources): TitleOf {
  const t = useText();
  return useCallback(
    (resource, record, templates) => relatedTitle(resources.get(resource), record, templates, t),
    [resources, t],
  );
}

/** What the console is given to tell records of the same title apart by. */
export function useSecondaryTextOf(resources: Resources): SecondaryTextOf {
  const t = useText();
  return useCallback(
    (resource, record, title) => secondaryText(resources.get(resource), record, title, t),
    [resources, t],
  );
}
