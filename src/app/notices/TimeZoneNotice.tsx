import { useMemo, useState } from 'react';
import { interpolateText } from '../../i18n/interpolateText';
import { getLocale } from '../../lib/language/language';
import { isViewerInOtherTimeZone, getTimeZoneName } from '../../lib/date/timeZone';
import { noticeTexts } from './noticeTexts';
import './timeZoneNotice.css';

/** Shows the time zone of all dates if the browser's clock differs from the installation's. */
export default function TimeZoneNotice() {
  const [isInOtherZone] = useState(() => isViewerInOtherTimeZone(Date.now()));
  const locale = getLocale();
  // Asking Intl for a name takes as long as rendering many rows, and each navigation renders the notices again.
  const zone = useMemo(() => (isInOtherZone ? getTimeZoneName(locale) : ''), [isInOtherZone, locale]);
  if (!isInOtherZone) return null;
  return <p className="zone-notice">{interpolateText(noticeTexts.zone, { zone })}</p>;
}
