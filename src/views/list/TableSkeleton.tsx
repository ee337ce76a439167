import { formTexts } from '../../i18n/es/form';
import type { Started } from '../../lib/consoleStarted';
import { ownPath } from '../../lib/base';

const ROWS = 12;

/** What the list of this address showed last, which `start.js` has put into the page. */
const takeLook = (place: Element | null): void => {
  const look: Started['look'] = window.consoleStarted?.look;
  if (!place || look?.path !== ownPath() + window.location.search) return;
  look.shown.removeAttribute('style');
  place.append(look.shown);
};

/** The shape of the table while its first rows are on their way, or the rows that it had when this tab left its page. */
export function TableSkeleton({ columns }: { columns: number }) {
  return (
    <div className="list-skeleton" role="status" ref={takeLook}>
      <span className="visually-hidden">{formTexts.loading}</span>
      {Array.from({ length: ROWS }, (_, row) => (
        <div key={row} className="list-skeleton-row" aria-hidden="true">
          {Array.from({ length: columns }, (__, column) => (
            <span key={column} className="skeleton" />
          ))}
        </div>
      ))}
    </div>
  );
}
