import type { ListColumn } from '../../config/types';
import { formTexts } from '../../i18n/messages/form';

const ROW_COUNT = 12;
/** Width of the drawing or picture of a record. */
const TILE = '29px';

type SkeletonColumn = Pick<ListColumn, 'hidden'> & Partial<Pick<ListColumn, 'image' | 'newTab'>>;

interface ListSkeletonProps {
  columns: readonly SkeletonColumn[];
  /** Title of the page, if the list shows it in one line with its tools. */
  pageTitle: string | undefined;
}

/** Placeholder for a list whose code is loading. */
export const ListSkeleton = ({ columns, pageTitle }: ListSkeletonProps) => (
  <div className="list">
    {pageTitle !== undefined && (
      <div className="toolbar list-toolbar of-page">
        <div className="list-title">
          <h1>{pageTitle}</h1>
          <span className="list-total" />
        </div>
      </div>
    )}
    <TableSkeleton columns={columns} />
  </div>
);

interface TableSkeletonProps {
  /** Those that are hidden by default have no bar. */
  columns: readonly SkeletonColumn[];
  /** True if the rows of the table are dense. */
  dense?: boolean;
}

/**
 * Placeholder for the table while its first rows load, with a head and rows as high as those of the table. The tile of an image
 * and the icon that opens a record have their width.
 */
export function TableSkeleton({ columns, dense = false }: TableSkeletonProps) {
  const shownColumns = columns.filter(({ hidden }) => !hidden);
  const widths = shownColumns.flatMap(({ image, newTab }) => [
    ...(image ? [TILE] : []),
    newTab ? '20px' : '1fr',
  ]);
  return (
    <div className={dense ? 'list-skeleton dense' : 'list-skeleton'} role="status">
      <span className="visually-hidden">{formTexts.loading}</span>
      {Array.from({ length: ROW_COUNT }, (_, row) => (
        <div
          key={row}
          className="list-skeleton-row"
          style={{ gridTemplateColumns: widths.join(' ') }}
          aria-hidden="true"
        >
          {widths.map((width, index) => (
            <span key={index} className={width === TILE ? 'skeleton is-tile' : 'skeleton'} />
          ))}
        </div>
      ))}
    </div>
  );
}
