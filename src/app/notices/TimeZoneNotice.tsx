import { useState } from 'react';
import { interpolateText } from '../../i18n/interpolateText';
import { isViewerInOtherTimeZone, getTimeZoneName } from '../../lib/date/timeZone';
import { noticeTexts } from './noticeTexts';

/** Shows the time zone of all dates if the browser's clock differs from the installation's. */
export default function TimeZoneNotice() {
  const [isInOtherZone] = useState(() => isViewerInOtherTimeZone(Date.now()));
  if (!isInOtherZone) return null;
  return <p className="zone-notice">{interpolateText(noticeTexts.zone, { zone: getTimeZoneName() })}</p>;
}
