import { useText } from '../../i18n/useText';

const ROWS = 12;

/** The shape of the table while its first rows are on their way. */
export function TableSkeleton({ columns }: { columns: number }) {
  const t = useText();
  return (
    <div className="list-skeleton" role="status">
      <span className="visually-hidden">{t('list.loading')}</span>
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
