import { interpolateText } from '../../i18n/interpolateText';
import { Skeletons } from '../../ui/feedback/states';
import { appTexts } from '../texts';

/** No loaded declaration claims the URL; lists the files that may still do so. */
export const PendingDeclarations = ({ urls }: { urls: readonly string[] }) => (
  <>
    <Skeletons lines={6} />
    <p className="state-text" role="status">
      {interpolateText(appTexts.awaiting, { addresses: urls.join(', ') })}
    </p>
  </>
);
