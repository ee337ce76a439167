import { useNavigate } from 'react-router-dom';
import { fillText, type Scope } from '../../dataProvider';
import type { RecordForm } from '../config/types';
import { useText } from '../i18n/useText';
import { ConfirmDialog } from '../ui/ConfirmDialog';
import { consolePath } from '../records/consolePath';
import { formTexts } from '../i18n/es/form';
import { argsOf } from '../writes/useSay';
import { writeTexts } from '../writes/texts';
import { useCopy } from '../writes/useCopy';

type Offer = NonNullable<RecordForm['offer']>;

interface OfferDialogProps<Kind extends Offer['kind'] = Offer['kind']> {
  offer: Extract<Offer, { kind: Kind }>;
  /** What was sent and answered. */
  scope: Scope;
  onClose: () => void;
}

/** What a success offers: where to go next, or what to pass on (`offer`, ASSET-37). */
export function OfferDialog({ offer, ...props }: OfferDialogProps) {
  return offer.kind === 'go' ? (
    <GoDialog offer={offer} {...props} />
  ) : (
    <CopyDialog offer={offer} {...props} />
  );
}

function GoDialog({ offer, scope, onClose }: OfferDialogProps<'go'>) {
  const t = useText();
  const navigate = useNavigate();
  const path = consolePath(offer.goTo, scope);
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
      {offer.text !== null && <p>{t(offer.text, argsOf(scope))}</p>}
    </ConfirmDialog>
  );
}

/** The text stands there, too: for whom the browser refuses to copy. */
function CopyDialog({ offer, scope, onClose }: OfferDialogProps<'copy'>) {
  const t = useText();
  const copy = useCopy();
  const text = fillText(offer.copy, scope);
  return (
    <ConfirmDialog
      open
      title={t(offer.title)}
      confirmLabel={t(offer.label)}
      cancelLabel={formTexts.close}
      confirmDisabled={text === ''}
      onConfirm={() => copy(offer.copy, scope)}
      onClose={onClose}
    >
      {offer.text !== null && <p>{t(offer.text, argsOf(scope))}</p>}
      {text === '' ? (
        <p className="notice warning">
          {offer.missing === null ? writeTexts.nothing_to_copy : t(offer.missing)}
        </p>
      ) : (
        <p className="form-offered">{text}</p>
      )}
    </ConfirmDialog>
  );
}
