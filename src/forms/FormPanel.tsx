import type { ReactNode } from 'react';
import type { Panel } from '../config/types';
import { DiscardQuestion } from '../ui/DiscardQuestion';
import { PanelFrame } from './PanelFrame';
import type { FormSession } from './useFormSession';

interface FormPanelProps {
  place: Panel;
  title: string;
  session: FormSession;
  children: ReactNode;
}

/** The drawer or modal around a form. Closing asks first when something was typed. */
export function FormPanel({ place, title, session, children }: FormPanelProps) {
  return (
    <PanelFrame place={place} title={title} onClose={session.close} onLeave={() => session.leave?.()}>
      {children}
      <DiscardQuestion
        open={session.asking}
        sending={session.sending}
        onDiscard={session.discard}
        onKeep={session.keepEditing}
      />
    </PanelFrame>
  );
}
