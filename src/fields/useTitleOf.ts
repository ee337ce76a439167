import { useCallback } from 'react';
import type { Resources, TitleOf } from '../console/ConsoleContext';
import { useText } from '../i18n/useText';
import { relatedTitle } from './recordTitle';

/** What the console is given to call records by; field types, which are below the titles, are handed it. */
export function useTitleOf(resources: Resources): TitleOf {
  const t = useText();
  return useCallback(
    (resource, record, templates) => relatedTitle(resources.get(resource), record, templates, t),
    [resources, t],
  );
}
