import { memo, Suspense, use } from 'react';
import type { RaRecord } from 'ra-core';
import { ActionButtons } from '../../actions/ActionButtons';
import { ActionMenu } from '../../actions/ActionMenu';
import { DEFAULTS } from '../../config/defaults';
import { isEmpty } from '../../config/isEmpty';
import { lazyWithReload } from '../../lib/retryImport';
import { emptyText } from '../../fields/emptyText';
import { readValue } from '../../fields/readValue';
import type { Action, Column, Field, List } from '../../config/types';
import { FieldValue } from '../../fields/FieldValue';
import { useText } from '../../i18n/useText';
import { NewWindowLink } from '../../ui/ButtonLink';
import { hasId } from '../../records/hasId';
import { recordTitle } from '../../fields/recordTitle';
import { alignOf } from './alignOf';
import { ExpandContext } from './ExpandContext';
import { Initial } from './Initial';
import { useShownList } from './ListContext';
import { RowAction } from './RowAction';
import { lacksId, rowPath, rowTarget, type RowTarget } from './rowOpens';
import { listTexts } from './texts';
import { fillText } from '../../i18n/fillText';
import { served } from '../../lib/base';

const RowToggle = lazyWithReload(() => import('./RowToggle'));

interface ListRowProps {
  /** Its place among the rows. */
  at: number;
  record: RaRecord;
  columns: readonly Column[];
  /** null: rows cannot be selected. */
  selected: boolean | null;
  onSelect: ((record: RaRecord) => void) | undefined;
  /** It can be looked at beside the list. Default false. */
  canPeek?: boolean;
}

export const ListRow = memo(function ListRow(props: ListRowProps) {
  const { at, record, columns, selected, onSelect, canPeek = false } = props;
  const { list, resource, parent } = useShownList();
  const { rowClick, rowActions, rowButtons } = list;
  const t = useText();
  const title = recordTitle(resource, record, t);
  const target = rowTarget(rowClick, resource, record, parent);
  const named = hasId(record);
  const isBroken = lacksId(resource, record);
  const action = rowClick?.kind === 'action' && !isBroken ? rowClick.action : undefined;
  const expanding = use(ExpandContext);
  const row = (
    <tr
      data-id={named ? String(record.id) : undefined}
      data-at={at}
      className={target || action ? 'opens' : undefined}
      aria-selected={selected ?? undefined}
    >
      {expanding && <expanding.Cell record={record} title={title} />}
      {selected !== null && (
        <td className="list-check">
          <input
            type="checkbox"
            aria-label={fillText(listTexts.select_row, { title })}
            checked={selected}
            disabled={!named}
            onChange={() => onSelect?.(record)}
          />
        </td>
      )}
      {columns.map((column, index) => (
        <td
          key={`${column.field.name}${index}`}
          className={column.newTab ? 'list-way' : alignOf(column) === 'end' ? 'end' : undefined}
          // On a phone each cell but the first says its column itself.
          data-label={index === 0 || column.newTab ? undefined : t(column.label)}
        >
          <Cell
            column={column}
            record={record}
            own={index === 0 ? target : undefined}
            action={index === 0 ? action : undefined}
            title={title}
            isBroken={isBroken}
          />
          {index === 0 && canPeek && target && (
            <button
              type="button"
              className="button ghost icon small row-peek"
              // The keyboard has Space on the link.
              tabIndex={-1}
              aria-label={fillText(listTexts.peek, { title })}
              title={listTexts.peek_key}
            >
              <span className="row-icon" />
            </button>
          )}
          {index === 0 && isBroken && <span className="list-broken">{listTexts.no_id}</span>}
        </td>
      ))}
      {hasRowActions(list) && (
        <td className="list-actions">
          {!isBroken && rowButtons.length > 0 && (
            <ActionButtons actions={rowButtons} resource={resource} record={record} parent={parent} />
          )}
          {!isBroken && rowActions.length > 0 && (
            <ActionMenu
              actions={rowActions}
              resource={resource}
              record={record}
              parent={parent}
              label={fillText(listTexts.actions_of, { title })}
            />
          )}
        </td>
      )}
    </tr>
  );
  if (!expanding) return row;
  const span = 1 + Number(selected !== null) + columns.length + Number(hasRowActions(list));
  return (
    <>
      {row}
      <expanding.Below record={record} title={title} span={span} />
    </>
  );
});

/** Whether rows have a cell of their own for what can be done with them. */
export const hasRowActions = ({ rowActions, rowButtons }: List): boolean =>
  rowActions.length + rowButtons.length > 0;

/** Whether there is something to say below: a value, or words for there being none. */
const hasText = (field: Field, record: RaRecord): boolean =>
  !isEmpty(readValue(field, record)) || emptyText(field, record) !== DEFAULTS.field.empty;

interface CellProps {
  column: Column;
  record: RaRecord;
  /** Where the row itself leads, on its first cell. */
  own: RowTarget | undefined;
  /** What a click on the row runs, on its first cell. */
  action: Action | undefined;
  title: string;
  /** The row lacks its id: nothing is done to it. */
  isBroken: boolean;
}

function Cell({ column, record, own, action, title, isBroken }: CellProps) {
  const { resource, parent } = useShownList();
  const target = column.link === null ? own?.href : rowPath(column.link, resource, record, parent);
  const newWindow = column.link === null && own?.newWindow === true;
  if (column.newTab && target) {
    return (
      <NewWindowLink
        variant="quiet"
        small
        href={newWindow ? target : served(target)}
        aria-label={fillText(listTexts.open_new_tab, { title })}
        title={fillText(listTexts.open_new_tab, { title })}
        icon={<span className="row-icon new-tab" />}
      />
    );
  }
  const plain = <FieldValue field={column.field} record={record} place="cell" />;
  const value =
    column.toggle && !isBroken ? (
      <Suspense fallback={plain}>
        <RowToggle column={column} toggle={column.toggle} record={record} title={title} />
      </Suspense>
    ) : (
      plain
    );
  return (
    <span className={column.image || column.initial ? 'list-cell with-image' : 'list-cell'}>
      {column.initial && <Initial field={column.field} record={record} />}
      {column.image &&
        (isEmpty(readValue(column.image, record)) ? (
          <Initial field={column.field} record={record} isPicture />
        ) : (
          <FieldValue field={column.image} record={record} place="cell" />
        ))}
      <span className={column.below ? 'list-cell-text two-lines' : 'list-cell-text'}>
        {action ? (
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
            {newWindow && <span className="visually-hidden"> {listTexts.new_window}</span>}
          </a>
        ) : (
          value
        )}
        {column.below && hasText(column.below, record) && (
          <span className="list-below">
            <FieldValue field={column.below} record={record} place="cell" />
          </span>
        )}
      </span>
    </span>
  );
}
