import type { ReactNode } from 'react';
import type { DialogPlacement } from '../../config/types';
import { DiscardDialog } from '../../ui/dialog/DiscardDialog';
import { PanelContainer } from './PanelContainer';
import type { FormSession } from '../submit/useFormSession';

interface FormPanelProps {
  placement: DialogPlacement;
  title: ReactNode;
  session: FormSession;
  children: ReactNode;
}

/** Renders a drawer or modal around a form. Closing asks first if the form is dirty. */
export function FormPanel({ placement, title, session, children }: FormPanelProps) {
  return (
    <PanelContainer
      placement={placement}
      title={title}
      onClose={session.close}
      onLeave={() => session.closeKeepingDraft?.()}
    >
      {children}
      <DiscardDialog
        open={session.isAskingDiscard}
        isSending={session.isSending}
        onDiscard={session.discard}
        onKeep={session.keepEditing}
      />
    </PanelContainer>
  );
}
