import { useCallback } from 'react';
import type { RaRecord } from 'ra-core';
import { evaluate } from '../../config/conditions/evaluate';
import type { TabContent } from '../../config/types';
import { useTranslateText } from '../../i18n/useTranslateText';
import { useCanAccess } from '../../session/access/useCanAccess';

/** Returns a function that reads the text of a tab's red dot; undefined for a tab without one. */
export function useTabAlert(record: RaRecord): (tab: TabContent) => string | undefined {
  const t = useTranslateText();
  const canAccess = useCanAccess();
  return useCallback(
    ({ alert }) =>
      alert && canAccess(alert.access) && evaluate(alert.when, record) ? t(alert.text) : undefined,
    [t, canAccess, record],
  );
}
