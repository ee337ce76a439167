import { useNavigate } from 'react-router-dom';
import type { Scope } from '../../dataProvider';
import type { RecordForm } from '../config/types';
import { useText } from '../i18n/useText';
import { ConfirmDialog } from '../ui/ConfirmDialog';
import { consolePath } from '../records/consolePath';
import { formTexts } from '../i18n/es/form';

interface OfferDialogProps {
  offer: NonNullable<RecordForm['offer']>;
  /** What was sent and answered. */
  scope: Scope;
  onClose: () => void;
}

/** Where to go after a success, or nowhere (`offer`, ASSET-37). */
export function OfferDialog({ offer, scope, onClose }: OfferDialogProps) {
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
      {offer.text !== null && <p>{t(offer.text)}</p>}
    </ConfirmDialog>
  );
}
