import { shellTexts } from '../../i18n/messages/shell';

/** Skeleton bars in place of the entries, until they have loaded. */
export function MenuSkeleton() {
  return (
    <div role="status" className="menu-entries">
      <span className="visually-hidden">{shellTexts.menu.loading}</span>
      {Array.from({ length: 7 }, (_, index) => (
        <span key={index} className="menu-entry" aria-hidden>
          <span className="skeleton" />
          <span className="skeleton menu-entry-label" />
        </span>
      ))}
    </div>
  );
}
