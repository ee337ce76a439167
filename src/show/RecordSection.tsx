import type { ReactNode } from 'react';

interface RecordSectionProps {
  /** Title of the record, for screen readers. */
  title: string;
  aside?: ReactNode;
  actions?: ReactNode;
  /** True for the layout of a page; a section has no sticky header. */
  isRecord?: boolean;
  children: ReactNode;
}

/** A record as a section of a page that already shows its name. */
export const RecordSection = ({ title, aside, actions, children }: RecordSectionProps) => (
  <section aria-label={title} className="detail-part">
    <div className="detail-part-bar">
      {aside}
      {actions}
    </div>
    {children}
  </section>
);
