import { useTranslateText } from '../../i18n/useTranslateText';
import { recordTitle } from '../../fields/titles/recordTitle';
import { useCanAccess } from '../../session/access/useCanAccess';
import type { Resource } from '../../config/types';
import { findMatchedText } from './findMatchedText';
import { getResultDetail } from './getResultDetail';

interface ResultTexts {
  title: string;
  /** The text below the title, with the field that was found if neither title nor text has the words. */
  detail: string | undefined;
  code: string | undefined;
}

/** Returns a function that reads the texts of a result of the search. */
export function useResultTexts(
  q: string,
): (resource: Resource, record: Readonly<Record<string, unknown>>) => ResultTexts {
  const t = useTranslateText();
  const canAccess = useCanAccess();
  return (resource, record) => {
    const title = recordTitle(resource, record, t);
    const { text, code } = getResultDetail(resource, record, title, t);
    const matchedText = findMatchedText({
      resource,
      record,
      q,
      shownTexts: [title, text, code],
      canSee: ({ access }) => canAccess(access),
      t,
    });
    const detail = [text, matchedText].filter((part) => part !== undefined).join(' · ');
    return { title, detail: detail === '' ? undefined : detail, code };
  };
}
