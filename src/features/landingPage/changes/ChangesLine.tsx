import { Fragment } from 'react';
import { interpolateText } from '../../../i18n/interpolateText';
import { useTranslateText } from '../../../i18n/useTranslateText';
import { useNow } from '../../../lib/date/useNow';
import { Link } from '../../../ui/page/Link';
import { useChanges, useHasEarlierVisit } from './ChangesContext';
import { CHANGES_PARAM, formatChange, formatPastMoment } from './changeText';
import { changesTexts } from './changesTexts';

const kinds = ['appeared', 'gone'] as const;

/** Changes since the last visit, each a link to the changed items; nothing on the first visit. */
export function ChangesLine() {
  const t = useTranslateText();
  const now = useNow() / 1000;
  const changes = useChanges();
  if (!useHasEarlierVisit()) return null;
  // Groups that were last read at different moments get a sentence each.
  const linksByMoment = new Map<string, { to: string; text: string }[]>();
  for (const [groupId, group] of changes) {
    const moment = formatPastMoment(group.since, now);
    for (const kind of kinds) {
      const text = formatChange(group, kind, t);
      if (text === undefined) continue;
      const link = { to: `?${CHANGES_PARAM}=${groupId}.${kind}`, text };
      linksByMoment.set(moment, [...(linksByMoment.get(moment) ?? []), link]);
    }
  }
  return (
    <p className="landing-changes">
      {Array.from(linksByMoment, ([moment, links]) => (
        <span key={moment}>
          <span>{interpolateText(changesTexts.since, { moment })}</span>
          {links.map(({ to, text }, index) => (
            <Fragment key={to}>
              {index > 0 && <span aria-hidden>·</span>}
              <Link to={to}>{text}</Link>
            </Fragment>
          ))}
        </span>
      ))}
    </p>
  );
}
