import { useState } from 'react';
import { fillText } from '../i18n/fillText';
import { isViewerElsewhere, zoneName } from '../lib/zone';
import { appTexts } from './texts';

/** Says on which clocks dates are shown, to those whose own clocks show another time than the installation's. */
export default function ZoneNotice() {
  const [isElsewhere] = useState(() => isViewerElsewhere(Date.now()));
  if (!isElsewhere) return null;
  return <p className="zone-notice">{fillText(appTexts.zone, { zone: zoneName() })}</p>;
}
