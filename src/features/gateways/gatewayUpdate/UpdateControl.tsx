import { UnknownOutcomeStep } from '../../../actions/steps/UnknownOutcomeStep';
import { shellTexts } from '../../../i18n/messages/shell';
import { interpolateText } from '../../../i18n/interpolateText';
import { useTranslateText } from '../../../i18n/useTranslateText';
import { Button } from '../../../ui/button/Button';
import { gatewayTexts as texts } from '../texts';
import type { GatewayUpdate } from './useGatewayUpdate';

interface UpdateProps {
  update: GatewayUpdate;
}

/** Update button, loading while the gateway updates. */
export function UpdateButton({
  update: { isOffered, isUpdating, isStateUnknown, outdatedModules, start },
}: UpdateProps) {
  if (!isOffered) return null;
  const versions = outdatedModules.map(
    ({ module, version, latest }) => `${texts.modules[module]} ${version} → ${latest}`,
  );
  const tooltip = interpolateText(texts.updates, { versions: versions.join(', ') });
  return (
    <Button
      busy={isUpdating}
      disabledReason={isStateUnknown ? texts.untold : undefined}
      title={tooltip}
      onClick={start}
    >
      {isUpdating ? texts.updating : texts.update}
    </Button>
  );
}

/** Update errors beside the button; if the outcome is unknown, a dialog opens. */
export const UpdateNotices = ({ update }: UpdateProps) => (
  <>
    <FailureNotice update={update} />
    {update.unknownOutcome && (
      <UnknownOutcomeStep error={update.unknownOutcome} onClose={update.dismissUnknownOutcome} />
    )}
  </>
);

function FailureNotice({ update: { isOffered, failure, recheck } }: UpdateProps) {
  const t = useTranslateText();
  if (!isOffered || !failure) return null;
  return (
    <p role="alert" className="notice danger gateway-notice">
      <span>{`${t(
        failure === 'update'
          ? '_GATEWAY_UPDATE_MODULE_VERSION_ERROR'
          : '_GATEWAY_STATUS_DETAIL_CHECK_UPDATE_STATE_ERROR',
      )} `}</span>
      {recheck && (
        <Button small onClick={recheck}>
          {shellTexts.states.retry}
        </Button>
      )}
    </p>
  );
}
