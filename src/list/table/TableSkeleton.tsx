import { formTexts } from '../../i18n/messages/form';

const ROW_COUNT = 12;

interface ListSkeletonProps {
  columns: number;
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
  columns: number;
  /** True if the rows of the table are dense. */
  dense?: boolean;
}

/** Placeholder for the table while its first rows load, with a head and rows as high as those of the table. */
export function TableSkeleton({ columns, dense = false }: TableSkeletonProps) {
  const className = ['list-skeleton', columns === 1 && 'of-one-column', dense && 'dense'];
  return (
    <div className={className.filter(Boolean).join(' ')} role="status">
      <span className="visually-hidden">{formTexts.loading}</span>
      {Array.from({ length: ROW_COUNT }, (_, row) => (
        <div key={row} className="list-skeleton-row" aria-hidden="true">
          {Array.from({ length: columns }, (__, column) => (
            <span key={column} className="skeleton" />
          ))}
        </div>
      ))}
    </div>
  );
}
