import { shellTexts } from '../../i18n/messages/shell';
import type { MenuEntry } from '../../extensions/types';
import { useMenuShape } from './menuShape';

/** Skeleton bars where the entries will be; while these are undefined, where they were at the last visit. */
export function MenuSkeleton({ entries }: { entries: readonly MenuEntry[] | undefined }) {
  const lines = useMenuShape(entries);
  return (
    <div role="status" className="menu-entries">
      <span className="visually-hidden">{shellTexts.menu.loading}</span>
      {lines.map((length, index) => (
        <span key={index} className={length < 0 ? 'menu-entry after-gap' : 'menu-entry'} aria-hidden>
          <span className="skeleton" />
          <span className="skeleton menu-entry-label" style={{ width: `${Math.abs(length) / 2}em` }} />
        </span>
      ))}
    </div>
  );
}
