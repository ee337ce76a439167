import { useLayoutEffect } from 'react';
import { interpolateText } from '../../i18n/interpolateText';
import { activeView } from '../../lib/viewAs/activeView';
import { leaveView } from '../../session/viewAs/storedView';
import { Button } from '../../ui/button/Button';
import { Icon } from '../../ui/icon/Icon';
import { viewAsTexts } from './viewAsTexts';

/** Band above every page that says as whom the console is seen, with the way out. */
export function ViewAsBand() {
  const { name = '' } = activeView.current ?? {};
  const text = interpolateText(viewAsTexts.as, { name });
  // The height of the band is part of all offsets below the top bar. Set before the first paint, so that nothing moves.
  useLayoutEffect(() => {
    document.documentElement.toggleAttribute('data-view-as', true);
    return () => void document.documentElement.toggleAttribute('data-view-as', false);
  }, []);
  return (
    <aside className="view-as" aria-label={viewAsTexts.label}>
      <Icon name="users" size={16} />
      <p title={`${text}. ${viewAsTexts.readOnly}`}>
        <strong className="is-long">{text}</strong>
        <strong className="is-short" aria-hidden>
          {interpolateText(viewAsTexts.short, { name })}
        </strong>
        <span>{` · ${viewAsTexts.readOnly}`}</span>
      </p>
      <Button small title={viewAsTexts.leaveTitle} onClick={leaveView}>
        {viewAsTexts.leave}
      </Button>
    </aside>
  );
}
