import { fillText } from '../../i18n/fillText';
import { Skeletons } from '../../ui/states';
import { appTexts } from '../texts';

/** No declaration claims the address yet: which ones may still do so. */
export const Awaiting = ({ addresses }: { addresses: readonly string[] }) => (
  <>
    <Skeletons lines={6} />
    <p className="state-text" role="status">
      {fillText(appTexts.awaiting, { addresses: addresses.join(', ') })}
    </p>
  </>
);
