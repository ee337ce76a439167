import { use, type ReactNode } from 'react';
import { createPortal } from 'react-dom';
import { PageActionsSlotContext } from '../ui/page/pageActionsSlot';

interface RecordSectionProps {
  /** Title of the record, for screen readers. */
  title: string;
  /** Not shown either. */
  heading?: ReactNode;
  /** Not shown: the page has a way back of its own. */
  trail?: ReactNode;
  actions?: ReactNode;
  /** True for the layout of a page; a section has no sticky header. */
  isRecord?: boolean;
  children: ReactNode;
}

/** A record as a section of a page that already shows its name. Its actions are in the header of the page, if that has a slot. */
export function RecordSection({ title, actions, children }: RecordSectionProps) {
  const slot = use(PageActionsSlotContext);
  return (
    <section aria-label={title} className="detail-part">
      <div className="detail-part-bar">
        {slot === undefined ? actions : slot && createPortal(actions, slot)}
      </div>
      {children}
    </section>
  );
}
