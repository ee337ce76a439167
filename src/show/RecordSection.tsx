import type { ReactNode } from 'react';

interface RecordSectionProps {
  /** Of the record, for those who do not see what is around it. */
  title: string;
  aside?: ReactNode;
  actions?: ReactNode;
  /** As a page has it; a part has no head that could stay. */
  isRecord?: boolean;
  children: ReactNode;
}

/** A record as a part of a page that names it already. */
export const RecordSection = ({ title, aside, actions, children }: RecordSectionProps) => (
  <section aria-label={title} className="detail-part">
    <div className="detail-part-bar">
      {aside}
      {actions}
    </div>
    {children}
  </section>
);
