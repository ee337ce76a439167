import type { List, ListColumn } from '../../config/types';
import { formTexts } from '../../i18n/messages/form';
import { useTranslateText } from '../../i18n/useTranslateText';
import { useCanAccess } from '../../session/access/useCanAccess';
import { hasRowActions } from './hasRowActions';

const ROW_COUNT = 12;
/** Columns share the width as those of a table with rows do: the first has the longest texts. Widths in px. */
const CELL_WIDTH = 110;
const FIRST_CELL_WIDTH = 260;
/** Width of the icon that opens a record, in px. */
const ICON_WIDTH = 20;

/** The part of a column that its place depends on. */
type SkeletonColumn = Pick<ListColumn, 'hidden'> &
  Partial<Pick<ListColumn, 'label' | 'width' | 'image' | 'below' | 'newTab'>>;

/** The part of a list that its table depends on. */
export interface SkeletonList extends Pick<List, 'rowActions' | 'rowButtons' | 'bulkActions'> {
  /** Those that are hidden by default have no place. */
  columns: readonly SkeletonColumn[];
}

interface ListSkeletonProps {
  list: SkeletonList;
  /** Title of the page, if the list shows it in one line with its tools. */
  pageTitle: string | undefined;
}

/** Placeholder for a list whose code is loading. */
export const ListSkeleton = ({ list, pageTitle }: ListSkeletonProps) => (
  <div className="list">
    {pageTitle !== undefined && (
      <div className="toolbar list-toolbar of-page">
        <div className="list-title">
          <h1>{pageTitle}</h1>
          <span className="list-total" />
        </div>
      </div>
    )}
    <TableSkeleton list={list} />
  </div>
);

interface TableSkeletonProps {
  list: SkeletonList;
  /** True if the rows of the table are dense. */
  dense?: boolean;
}

/**
 * Placeholder for the table while its first rows load: the head with its labels, and rows as high as those of the table. Rows
 * that will have a picture or a second line have a place for it. Not a `table`: nothing may take its rows for records.
 */
export function TableSkeleton({ list, dense = false }: TableSkeletonProps) {
  const t = useTranslateText();
  const canAccess = useCanAccess();
  const columns = list.columns.filter(({ hidden }) => !hidden);
  const hasCheckboxes = list.bulkActions.some(({ access }) => canAccess(access));
  const hasActions = hasRowActions(list);
  return (
    <div className="list-skeleton" role="status">
      <span className="visually-hidden">{formTexts.loading}</span>
      <div className={dense ? 'skeleton-table dense' : 'skeleton-table'} aria-hidden>
        <div className="skeleton-head">
          {hasCheckboxes && <span className="list-check" />}
          {columns.map(({ label, newTab, width }, index) => (
            <span key={index} style={width ? { width } : undefined}>
              {label !== undefined && !newTab && t(label)}
            </span>
          ))}
          {hasActions && <span className="list-actions" />}
        </div>
        {Array.from({ length: ROW_COUNT }, (_, row) => (
          <div key={row} className="skeleton-row">
            {hasCheckboxes && <span className="list-check" />}
            {columns.map(({ image, below, newTab }, index) => (
              <span key={index}>
                <span
                  className="skeleton-cell"
                  style={{ width: newTab ? ICON_WIDTH : index === 0 ? FIRST_CELL_WIDTH : CELL_WIDTH }}
                >
                  {image && <span className="skeleton is-tile" />}
                  <span>
                    <span className="skeleton" />
                    {(image ?? below) && <span className="skeleton" />}
                  </span>
                </span>
              </span>
            ))}
            {hasActions && <span className="list-actions" />}
          </div>
        ))}
      </div>
    </div>
  );
}
