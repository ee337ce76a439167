import { useState } from 'react';
import { interpolateText } from '../../i18n/interpolateText';
import { isViewerInOtherTimeZone, getTimeZoneName } from '../../lib/date/timeZone';
import { appTexts } from '../texts';

/** Says on which clocks dates are shown, to those whose own clocks show another time than the installation's. */
export default function TimeZoneNotice() {
  const [isInOtherZone] = useState(() => isViewerInOtherTimeZone(Date.now()));
  if (!isInOtherZone) return null;
  return <p className="zone-notice">{interpolateText(appTexts.zone, { zone: getTimeZoneName() })}</p>;
}
