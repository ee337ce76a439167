import { Suspense, type ReactNode } from 'react';
import type { RaRecord } from 'ra-core';
import { DEFAULTS } from '../../config/defaults';
import { isEmpty } from '../../config/values/isEmpty';
import type { Action, ListColumn, Field, Resource } from '../../config/types';
import { emptyText, readValue } from '../../fields/core/readValue';
import { FieldValue } from '../../fields/core/FieldValue';
import { interpolateText } from '../../i18n/interpolateText';
import { withBasePath } from '../../lib/url/basePath';
import { lazyWithRetry } from '../../lib/lazy/importWithRetry';
import { ImageOrInitial } from '../../fields/core/ImageOrInitial';
import { NewWindowLink } from '../../ui/button/ButtonLink';
import { InitialAvatar } from '../../ui/text/InitialAvatar';
import { RowAction } from './RowAction';
import { buildRowPath, type RowTarget } from './rowTarget';
import { listTexts } from '../texts';
import { fieldTypes } from '../../fields/core/registry';

const CellEdit = lazyWithRetry(() => import('../edit/CellEdit'));
const RowToggle = lazyWithRetry(() => import('./RowToggle'));

export interface CellProps {
  column: ListColumn;
  record: RaRecord;
  resource: Resource;
  parent: RaRecord | undefined;
  /** Target of the row, for its first cell. */
  rowTarget: RowTarget | undefined;
  /** Action that a click on the row runs, for its first cell. */
  action: Action | undefined;
  title: string;
  /** True if the row lacks its id, so it is read-only. */
  isIdMissing: boolean;
  t: (text: string) => string;
}

/** Renders the content of a cell. A function, not a component: a page has hundreds of cells. */
export function renderCell(props: CellProps): ReactNode {
  const { column, record, title, isIdMissing } = props;
  const value = renderCellValue(props);
  return column.editable && !isIdMissing ? (
    <>
      {value}
      <Suspense fallback={null}>
        <CellEdit key={record.id} column={column} record={record} title={title} />
      </Suspense>
    </>
  ) : (
    value
  );
}

function renderCellValue(props: CellProps): ReactNode {
  const { column, record, resource, parent, rowTarget, title } = props;
  const target = column.link === null ? rowTarget?.href : buildRowPath(column.link, resource, record, parent);
  const opensNewWindow = column.link === null && rowTarget?.opensNewWindow === true;
  if (column.newTab && target) {
    return (
      <NewWindowLink
        variant="quiet"
        small
        className="row-icon new-tab"
        href={opensNewWindow ? target : withBasePath(target)}
        aria-label={interpolateText(listTexts.open_new_tab, { title })}
        title={interpolateText(listTexts.open_new_tab, { title })}
      />
    );
  }
  const content = renderCellText(props, target, opensNewWindow);
  if (!column.initialLetter && !column.image) return content;
  return (
    <span className="list-cell">
      {column.initialLetter && <InitialAvatar value={readValue(column.field, record)} />}
      {column.image && (
        <ImageOrInitial field={column.image} record={record} name={readValue(column.field, record)} />
      )}
      <span className="list-cell-text">{content}</span>
    </span>
  );
}

/** Renders the value as link or button, with the text below it. */
function renderCellText(
  { column, record, action, rowTarget, title, isIdMissing, t }: CellProps,
  target: string | undefined,
  opensNewWindow: boolean,
): ReactNode {
  const fieldValue = <FieldValue field={column.field} record={record} place="cell" />;
  const value =
    column.toggle && !isIdMissing ? (
      <Suspense fallback={<span className="row-toggle">{fieldValue}</span>}>
        <RowToggle column={column} toggle={column.toggle} record={record} title={title} />
      </Suspense>
    ) : (
      fieldValue
    );
  const linkedValue = action ? (
    <RowAction action={action} record={record}>
      {value}
    </RowAction>
  ) : target ? (
    <a
      href={opensNewWindow ? target : withBasePath(target)}
      className={rowTarget && column.link === null ? 'row-link of-row' : 'row-link'}
      {...(opensNewWindow ? { target: '_blank', rel: 'noopener noreferrer' } : {})}
    >
      {value}
      {opensNewWindow && <span className="visually-hidden">{` ${listTexts.new_window}`}</span>}
    </a>
  ) : (
    value
  );
  const { below, belowLabel } = column;
  if (!below || !hasTextToShow(below, record)) return linkedValue;
  return (
    <>
      {linkedValue}
      <span className={belowLabel === null ? 'list-below field-line' : 'list-below field-number'}>
        {belowLabel !== null && !isEmpty(readValue(below, record)) && <span>{`${t(belowLabel)} `}</span>}
        <FieldValue field={below} record={record} place="cell" />
      </span>
    </>
  );
}

/** True if there is text to show below: a value, or the field's text for none. */
const hasTextToShow = (field: Field, record: RaRecord): boolean =>
  !isEmpty(readValue(field, record)) || emptyText(field, record) !== DEFAULTS.field.emptyText;

const isState = (field: Field | null | undefined): boolean =>
  field ? fieldTypes.get(field.type)?.isState === true : false;

/** Returns the column at the end of the first line of a card: the first state, else the first with a state below its value. */
export const findStateColumn = ([, ...columns]: readonly ListColumn[]): ListColumn | undefined =>
  columns.find(({ field }) => isState(field)) ?? columns.find(({ below }) => isState(below));

interface CellState {
  column: ListColumn;
  record: RaRecord;
  /** See `findStateColumn`. */
  stateColumn: ListColumn | undefined;
  /** True if the text of the first cell says the same. */
  isRepeated: boolean;
}

/** Returns the class names of a cell. */
export function getCellClassName({ column, record, stateColumn, isRepeated }: CellState): string | undefined {
  if (column.newTab) return 'list-way';
  return (
    [
      getColumnAlign(column) === 'end' && 'end',
      column === stateColumn && 'list-state',
      isRepeated && 'list-repeat',
      column.usualValue !== null && readValue(column.field, record) === column.usualValue && 'list-usual',
      fieldTypes.get(column.field.type)?.needsLabel && 'list-labelled',
      fieldTypes.get(column.field.type)?.isShort?.(column.field) && 'list-short',
      column.below && 'two-lines',
    ]
      .filter(Boolean)
      .join(' ') || undefined
  );
}

/** Returns the alignment of a column: numbers at the end. */
export const getColumnAlign = (column: ListColumn): 'start' | 'end' =>
  fieldTypes.get(column.field.type)?.align ?? 'start';
