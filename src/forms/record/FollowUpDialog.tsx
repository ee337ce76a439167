import { useNavigate } from 'react-router-dom';
import { fillTextTemplate, type Scope } from '../../../dataProvider';
import type { RecordForm } from '../../config/types';
import { useTranslateText } from '../../i18n/useTranslateText';
import { ConfirmDialog } from '../../ui/dialog/ConfirmDialog';
import { fillConsolePath } from '../../queries/record/fillConsolePath';
import { formTexts } from '../../i18n/messages/form';
import { toMessageArgs } from '../../mutations/outcome/useNotifyOutcome';
import { mutationTexts } from '../../mutations/texts';
import { useCopyToClipboard } from '../../mutations/useCopyToClipboard';

type Offer = NonNullable<RecordForm['followUp']>;

interface FollowUpDialogProps<Kind extends Offer['kind'] = Offer['kind']> {
  offer: Extract<Offer, { kind: Kind }>;
  /** Scope with the sent values and the response. */
  scope: Scope;
  onClose: () => void;
}

/** Follow-up that a success offers: a link to follow, or a text to copy (`followUp`). */
export function FollowUpDialog({ offer, ...props }: FollowUpDialogProps) {
  return offer.kind === 'go' ? (
    <GoDialog offer={offer} {...props} />
  ) : (
    <CopyDialog offer={offer} {...props} />
  );
}

function GoDialog({ offer, scope, onClose }: FollowUpDialogProps<'go'>) {
  const t = useTranslateText();
  const navigate = useNavigate();
  const path = fillConsolePath(offer.goTo, scope);
  return (
    <ConfirmDialog
      open
      title={t(offer.title)}
      confirmLabel={t(offer.label)}
      cancelLabel={formTexts.close}
      confirmDisabled={path === undefined}
      onConfirm={() => {
        onClose();
        if (path !== undefined) void navigate(path);
      }}
      onClose={onClose}
    >
      {offer.text !== null && <p>{t(offer.text, toMessageArgs(scope))}</p>}
    </ConfirmDialog>
  );
}

/** Shows the text too, in case the browser refuses to copy. */
function CopyDialog({ offer, scope, onClose }: FollowUpDialogProps<'copy'>) {
  const t = useTranslateText();
  const copy = useCopyToClipboard();
  const text = fillTextTemplate(offer.copyText, scope);
  return (
    <ConfirmDialog
      open
      title={t(offer.title)}
      confirmLabel={t(offer.label)}
      cancelLabel={formTexts.close}
      confirmDisabled={text === ''}
      onConfirm={() => copy(offer.copyText, scope)}
      onClose={onClose}
    >
      {offer.text !== null && <p>{t(offer.text, toMessageArgs(scope))}</p>}
      {text === '' ? (
        <p className="notice warning">
          {offer.missingText === null ? mutationTexts.nothing_to_copy : t(offer.missingText)}
        </p>
      ) : (
        <p className="form-offered">{text}</p>
      )}
    </ConfirmDialog>
  );
}
