import { createContext, Suspense, use, useId, useMemo, useState, type ReactNode } from 'react';
import { useQueryClient } from '@tanstack/react-query';
import { NavigationType, useLocation } from 'react-router-dom';
import type { RaRecord } from 'ra-core';
import { useStore } from 'zustand';
import { useResources } from '../../queries/console/consoleHooks';
import { interpolateText } from '../../i18n/interpolateText';
import { useTranslateText } from '../../i18n/useTranslateText';
import { Button } from '../../ui/button/Button';
import { Icon } from '../../ui/icon/Icon';
import { lazyWithRetry } from '../../lib/lazy/importWithRetry';
import { usePageNavigationType } from '../../ui/page/pageNavigationType';
import { Skeletons } from '../../ui/feedback/states';
import './expand.css';
import { ExpandContext, type ExpandComponents } from './ExpandContext';
import { ExpandedList } from './ExpandedList';
import { expandTexts as texts } from './expandTexts';
import { useListContext } from '../ListContext';
import { getExpandedRows, getRowKey, setExpanded, type ExpandedRows } from './expandedRows';
import { getListKey } from '../toolbar/useListPreferences';

const ExpandedFields = lazyWithRetry(() => import('./ExpandedFields'));

interface ExpandedRowsContextValue {
  expandedRows: ExpandedRows;
  /** Prefix for the ids of the expanded rows. */
  idPrefix: string;
}
const ExpandedRowsContext = createContext<ExpandedRowsContextValue | undefined>(undefined);

function useExpandedRows(): ExpandedRowsContextValue {
  const contextValue = use(ExpandedRowsContext);
  if (!contextValue) throw new Error('No rows around that open');
  return contextValue;
}

/** Makes the rows of the inner table expandable (`expand` of a list). */
export default function ExpandableRows({ children }: { children: ReactNode }) {
  const { list } = useListContext();
  const { key } = useLocation();
  const queryClient = useQueryClient();
  const navigationType = usePageNavigationType();
  const idPrefix = useId();
  const locationKey = `${key} ${getListKey(list)}`;
  const [stored, setStored] = useState(() => ({
    place: locationKey,
    open: getExpandedRows(queryClient, locationKey),
  }));
  let { open: expandedRows } = stored;
  if (stored.place !== locationKey) {
    // A replaced URL is the same history entry: the list only completed its query.
    expandedRows = getExpandedRows(
      queryClient,
      locationKey,
      navigationType === NavigationType.Replace ? stored.open : undefined,
    );
    setStored({ place: locationKey, open: expandedRows });
  }
  const contextValue = useMemo(() => ({ expandedRows, idPrefix }), [expandedRows, idPrefix]);
  return (
    <ExpandedRowsContext value={contextValue}>
      <ExpandContext value={expandComponents}>{children}</ExpandContext>
    </ExpandedRowsContext>
  );
}

/** Returns the label of the expanded content. */
function useExpandedLabel(): string {
  const { expand } = useListContext().list;
  const resources = useResources();
  const t = useTranslateText();
  if (expand === null) return '';
  if ('fields' in expand) return t(expand.title);
  return t(expand.list.title ?? resources.get(expand.list.resource)?.label.many ?? expand.list.resource);
}

function useIsExpanded(record: RaRecord): boolean {
  const { expandedRows } = useExpandedRows();
  return useStore(expandedRows, ({ keys }) => keys.has(getRowKey(record)));
}

const getExpandedRowId = (idPrefix: string, record: RaRecord): string =>
  `${idPrefix}${encodeURIComponent(String(record.id))}`;

const ExpandIcon = ({ isExpanded }: { isExpanded: boolean }) => (
  <Icon name={isExpanded ? 'chevron-down' : 'chevron-right'} size={18} />
);

function ExpandHeaderCell({ rows }: { rows: readonly RaRecord[] }) {
  const { expandedRows } = useExpandedRows();
  const allExpanded = useStore(expandedRows, ({ keys }) =>
    rows.every((record) => keys.has(getRowKey(record))),
  );
  const label = allExpanded ? texts.close_all : texts.open_all;
  return (
    <th scope="col" className="list-expand">
      <Button
        variant="quiet"
        small
        aria-expanded={allExpanded}
        aria-label={label}
        title={label}
        onClick={() => setExpanded(expandedRows, rows.map(getRowKey), !allExpanded)}
        icon={<ExpandIcon isExpanded={allExpanded} />}
      />
    </th>
  );
}

function ExpandToggleCell({ record, title }: { record: RaRecord; title: string }) {
  const { expandedRows, idPrefix } = useExpandedRows();
  const isExpanded = useIsExpanded(record);
  const expandedLabel = useExpandedLabel();
  return (
    <td className="list-expand">
      <Button
        variant="quiet"
        small
        aria-expanded={isExpanded}
        aria-controls={isExpanded ? getExpandedRowId(idPrefix, record) : undefined}
        aria-label={interpolateText(texts.of, { what: expandedLabel, title })}
        onClick={() => setExpanded(expandedRows, [getRowKey(record)], !isExpanded)}
        icon={<ExpandIcon isExpanded={isExpanded} />}
      />
    </td>
  );
}

function ExpandedRow({ record, title, colSpan }: { record: RaRecord; title: string; colSpan: number }) {
  const { idPrefix } = useExpandedRows();
  const { list, resource } = useListContext();
  const isExpanded = useIsExpanded(record);
  const expandedLabel = useExpandedLabel();
  const { expand } = list;
  if (!isExpanded || expand === null) return null;
  return (
    <tr id={getExpandedRowId(idPrefix, record)} className="list-expanded">
      <td colSpan={colSpan}>
        <div className="list-expanded-content">
          {'fields' in expand ? (
            <Suspense fallback={<Skeletons lines={2} />}>
              <ExpandedFields resource={resource} fields={expand.fields} record={record} />
            </Suspense>
          ) : (
            <ExpandedList
              list={expand.list}
              record={record}
              label={expandedLabel}
              caption={interpolateText(texts.of, { what: expandedLabel, title })}
            />
          )}
        </div>
      </td>
    </tr>
  );
}

const expandComponents: ExpandComponents = {
  HeaderCell: ExpandHeaderCell,
  ToggleCell: ExpandToggleCell,
  ExpandedRow,
};
