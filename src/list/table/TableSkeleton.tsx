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

/** Placeholder for the table while its first rows load. */
export function TableSkeleton({ columns }: { columns: number }) {
  return (
    <div className={columns === 1 ? 'list-skeleton of-one-column' : 'list-skeleton'} role="status">
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
