import {
  createContext,
  Suspense,
  use,
  useId,
  useMemo,
  useState,
  useSyncExternalStore,
  type ReactNode,
} from 'react';
import { useQueryClient } from '@tanstack/react-query';
import { NavigationType, useLocation, useNavigationType } from 'react-router-dom';
import type { RaRecord } from 'ra-core';
import { useResources } from '../../console/hooks';
import { fillText } from '../../i18n/fillText';
import { useText } from '../../i18n/useText';
import { Button } from '../../ui/Button';
import { Icon } from '../../ui/Icon';
import { lazyWithReload } from '../../lib/retryImport';
import { Skeletons } from '../../ui/states';
import './expand.css';
import { ExpandContext, type ExpandParts } from './ExpandContext';
import { ExpandedList } from './ExpandedList';
import { expandTexts as texts } from './expandTexts';
import { useShownList } from './ListContext';
import { openRowsAt, rowKey, type OpenRows } from './openRows';
import { listKey } from './useListPreferences';

const ExpandedFields = lazyWithReload(() => import('./ExpandedFields'));

interface Here {
  open: OpenRows;
  /** Begins the ids of the rows below. */
  prefix: string;
}
const HereContext = createContext<Here | undefined>(undefined);

function useHere(): Here {
  const here = use(HereContext);
  if (!here) throw new Error('No rows around that open');
  return here;
}

/** Makes the rows of the table inside open (`expand` of a list). */
export default function Expanding({ children }: { children: ReactNode }) {
  const { list } = useShownList();
  const { key } = useLocation();
  const queryClient = useQueryClient();
  const how = useNavigationType();
  const prefix = useId();
  const place = `${key} ${listKey(list)}`;
  const [held, setHeld] = useState(() => ({ place, open: openRowsAt(queryClient, place) }));
  let { open } = held;
  if (held.place !== place) {
    // An address that takes the place of another is the same entry: the list has only written it out.
    open = openRowsAt(queryClient, place, how === NavigationType.Replace ? held.open : undefined);
    setHeld({ place, open });
  }
  const here = useMemo(() => ({ open, prefix }), [open, prefix]);
  return (
    <HereContext value={here}>
      <ExpandContext value={parts}>{children}</ExpandContext>
    </HereContext>
  );
}

/** What opens is called. */
function useWhat(): string {
  const { expand } = useShownList().list;
  const resources = useResources();
  const t = useText();
  if (expand === null) return '';
  if ('fields' in expand) return t(expand.title);
  return t(expand.list.title ?? resources.get(expand.list.resource)?.label.many ?? expand.list.resource);
}

function useIsOpen(record: RaRecord): boolean {
  const { open } = useHere();
  return useSyncExternalStore(open.subscribe, () => open.now().has(rowKey(record)));
}

const idOf = (prefix: string, record: RaRecord): string =>
  `${prefix}${encodeURIComponent(String(record.id))}`;

const Arrow = ({ isOpen }: { isOpen: boolean }) => (
  <Icon name={isOpen ? 'chevron-down' : 'chevron-right'} size={18} />
);

function Head({ rows }: { rows: readonly RaRecord[] }) {
  const { open } = useHere();
  const now = useSyncExternalStore(open.subscribe, open.now);
  const areOpen = rows.every((record) => now.has(rowKey(record)));
  const label = areOpen ? texts.close_all : texts.open_all;
  return (
    <th scope="col" className="list-expand">
      <Button
        variant="quiet"
        small
        aria-expanded={areOpen}
        aria-label={label}
        title={label}
        onClick={() => open.set(rows.map(rowKey), !areOpen)}
        icon={<Arrow isOpen={areOpen} />}
      />
    </th>
  );
}

function Cell({ record, title }: { record: RaRecord; title: string }) {
  const { open, prefix } = useHere();
  const isOpen = useIsOpen(record);
  const what = useWhat();
  return (
    <td className="list-expand">
      <Button
        variant="quiet"
        small
        aria-expanded={isOpen}
        aria-controls={isOpen ? idOf(prefix, record) : undefined}
        aria-label={fillText(texts.of, { what, title })}
        onClick={() => open.set([rowKey(record)], !isOpen)}
        icon={<Arrow isOpen={isOpen} />}
      />
    </td>
  );
}

function Below({ record, title, span }: { record: RaRecord; title: string; span: number }) {
  const { prefix } = useHere();
  const { list, resource } = useShownList();
  const isOpen = useIsOpen(record);
  const what = useWhat();
  const { expand } = list;
  if (!isOpen || expand === null) return null;
  return (
    <tr id={idOf(prefix, record)} className="list-expanded">
      <td colSpan={span}>
        <div className="list-expanded-content">
          {'fields' in expand ? (
            <Suspense fallback={<Skeletons lines={2} />}>
              <ExpandedFields resource={resource} fields={expand.fields} record={record} />
            </Suspense>
          ) : (
            <ExpandedList
              list={expand.list}
              record={record}
              what={what}
              caption={fillText(texts.of, { what, title })}
            />
          )}
        </div>
      </td>
    </tr>
  );
}

const parts: ExpandParts = { Head, Cell, Below };
