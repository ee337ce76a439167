import { Suspense, type ReactNode } from 'react';
import type { RaRecord } from 'ra-core';
import { DEFAULTS } from '../../config/defaults';
import { isEmpty } from '../../config/isEmpty';
import type { Action, Column, Field, Resource } from '../../config/types';
import { emptyText } from '../../fields/emptyText';
import { FieldValue } from '../../fields/FieldValue';
import { readValue } from '../../fields/readValue';
import { fillText } from '../../i18n/fillText';
import { served } from '../../lib/base';
import { lazyWithReload } from '../../lib/retryImport';
import { NewWindowLink } from '../../ui/ButtonLink';
import { alignOf } from './alignOf';
import { Initial } from './Initial';
import { RowAction } from './RowAction';
import { rowPath, type RowTarget } from './rowOpens';
import { listTexts } from './texts';

const RowToggle = lazyWithReload(() => import('./RowToggle'));

export interface CellProps {
  column: Column;
  record: RaRecord;
  resource: Resource;
  parent: RaRecord | undefined;
  /** Where the row itself leads, on its first cell. */
  own: RowTarget | undefined;
  /** What a click on the row runs, on its first cell. */
  action: Action | undefined;
  title: string;
  /** The row lacks its id: nothing is done to it. */
  isBroken: boolean;
}

/** What a cell holds. A function and not a component: a page has hundreds of them. */
export function cellContent(props: CellProps): ReactNode {
  const { column, record, resource, parent, own, title } = props;
  const target = column.link === null ? own?.href : rowPath(column.link, resource, record, parent);
  const newWindow = column.link === null && own?.newWindow === true;
  if (column.newTab && target) {
    return (
      <NewWindowLink
        variant="quiet"
        small
        className="row-icon new-tab"
        href={newWindow ? target : served(target)}
        aria-label={fillText(listTexts.open_new_tab, { title })}
        title={fillText(listTexts.open_new_tab, { title })}
      />
    );
  }
  const text = cellText(props, target, newWindow);
  if (!column.initial && !column.image) return text;
  return (
    <span className="list-cell">
      {column.initial && <Initial field={column.field} record={record} />}
      {column.image &&
        (isEmpty(readValue(column.image, record)) ? (
          <Initial field={column.field} record={record} isPicture />
        ) : (
          <FieldValue field={column.image} record={record} place="cell" />
        ))}
      <span className="list-cell-text">{text}</span>
    </span>
  );
}

/** The value, as what it leads to or runs, and what stands below it. */
function cellText(
  { column, record, action, title, isBroken }: CellProps,
  target: string | undefined,
  newWindow: boolean,
): ReactNode {
  const plain = <FieldValue field={column.field} record={record} place="cell" />;
  const value =
    column.toggle && !isBroken ? (
      <Suspense fallback={plain}>
        <RowToggle column={column} toggle={column.toggle} record={record} title={title} />
      </Suspense>
    ) : (
      plain
    );
  const shown = action ? (
    <RowAction action={action} record={record}>
      {value}
    </RowAction>
  ) : target ? (
    <a
      href={newWindow ? target : served(target)}
      className="row-link"
      {...(newWindow ? { target: '_blank', rel: 'noopener noreferrer' } : {})}
    >
      {value}
      {newWindow && <span className="visually-hidden">{` ${listTexts.new_window}`}</span>}
    </a>
  ) : (
    value
  );
  if (!column.below || !hasText(column.below, record)) return shown;
  return (
    <>
      {shown}
      <span className="list-below">
        <FieldValue field={column.below} record={record} place="cell" />
      </span>
    </>
  );
}

/** Whether there is something to say below: a value, or words for there being none. */
const hasText = (field: Field, record: RaRecord): boolean =>
  !isEmpty(readValue(field, record)) || emptyText(field, record) !== DEFAULTS.field.empty;

/** The classes of a cell. */
export function lookOfCell(column: Column): string | undefined {
  if (column.newTab) return 'list-way';
  const align = alignOf(column) === 'end' ? 'end' : '';
  return `${align} ${column.below ? 'two-lines' : ''}`.trim() || undefined;
}
