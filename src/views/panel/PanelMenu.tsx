import type { RaRecord } from 'ra-core';
import { useActions } from '../../actions/useActions';
import type { PanelEntry, RecordsPanel, Resource } from '../../config/types';
import { recordTitle } from '../../fields/recordTitle';
import { useText } from '../../i18n/useText';
import { hasId } from '../../records/hasId';
import { rowKeys } from '../../records/rowKeys';
import { useMay } from '../../session/useMay';
import { Button } from '../../ui/Button';
import { Icon } from '../../ui/Icon';
import { Link } from '../../ui/Link';
import { LoadFailed } from '../../ui/LoadFailed';
import { Skeletons } from '../../ui/states';
import type { PanelPlace } from './place';
import { panelTexts } from './texts';
import type { PanelPlaces } from './usePanelPlace';
import type { PanelRecords } from './usePanelRecords';
import { useEffect, useMemo, useRef, type ReactNode, type RefObject } from 'react';

interface PanelMenuProps {
  panel: RecordsPanel;
  resource: Resource;
  parent: RaRecord | undefined;
  places: PanelPlaces;
  records: PanelRecords;
  /** Why the records could not be read, where nothing beside says it. */
  failure: Error | null;
  /** What the menu is called. */
  label: string;
}

/** The menu of a panel: creating, the fixed entries, the records. While a form is open the others wait, and say why. */
export function PanelMenu({ panel, resource, parent, places, records, failure, label }: PanelMenuProps) {
  const t = useText();
  const may = useMay();
  const { place, pathOf } = places;
  const { rows, isFetching, refetch } = records;
  const keys = rowKeys(rows ?? []);
  const create = useCreate(resource, parent);
  const why = whyLocked(place);
  const entries = panel.entries.filter(({ access }) => may(access));
  const current = place.kind === 'record' || place.kind === 'edit' ? place.id : undefined;
  const list = useCurrentInSight(current, rows !== undefined);
  return (
    <nav className="panel-menu" aria-label={label}>
      <ul>
        {create && (
          <PanelItem
            to={pathOf({ kind: 'create' })}
            isCurrent={place.kind === 'create'}
            why={place.kind === 'create' ? null : (why ?? create.why)}
            icon={<Icon name="plus" size={16} />}
          >
            {create.label}
          </PanelItem>
        )}
        {entries.map(({ key, label: name }: PanelEntry) => {
          const isCurrent = place.kind === 'entry' && place.key === key;
          return (
            <PanelItem key={key} to={pathOf({ kind: 'entry', key })} isCurrent={isCurrent} why={why}>
              {t(name)}
            </PanelItem>
          );
        })}
      </ul>
      {!rows && isFetching && <Skeletons lines={4} />}
      {failure && <LoadFailed text={t(panel.records.error)} error={failure} onRetry={refetch} />}
      {rows && rows.length > 0 && (
        <ul ref={list} className="panel-records" aria-label={t(resource.label.many)}>
          {rows.map((row, index) => {
            const id = String(row.id);
            const isCurrent = current === id;
            return (
              <PanelItem
                key={keys[index]}
                to={pathOf({ kind: 'record', id })}
                isCurrent={isCurrent}
                why={isCurrent ? null : hasId(row) ? why : panelTexts.no_id}
              >
                {recordTitle(resource, row, t)}
              </PanelItem>
            );
          })}
        </ul>
      )}
    </nav>
  );
}

/** Among many records the chosen one is in sight, however it was chosen. Only the list moves, never the page. */
function useCurrentInSight(id: string | undefined, isThere: boolean): RefObject<HTMLUListElement | null> {
  const list = useRef<HTMLUListElement>(null);
  useEffect(() => {
    const item = list.current?.querySelector('[aria-current]');
    if (!list.current || !item) return;
    const [box, around] = [item.getBoundingClientRect(), list.current.getBoundingClientRect()];
    if (box.top < around.top || box.bottom > around.bottom)
      list.current.scrollTop += box.top - around.top - (around.height - box.height) / 2;
  }, [id, isThere]);
  return list;
}

/** The action that opens the create form, where the user may see it. */
function useCreate(resource: Resource, parent: RaRecord | undefined) {
  const actions = useMemo(() => {
    const { create } = resource.actions;
    return create?.does.kind === 'open' && resource.create ? [create] : [];
  }, [resource]);
  return useActions(actions, { resource, parent, record: undefined, selection: undefined })[0];
}

/** Why nothing else can be chosen; null where it can. */
function whyLocked({ kind }: PanelPlace): string | null {
  if (kind === 'create') return panelTexts.creating;
  return kind === 'edit' ? panelTexts.editing : null;
}

interface PanelItemProps {
  to: string;
  isCurrent: boolean;
  why: string | null;
  icon?: ReactNode;
  children: string;
}

function PanelItem({ to, isCurrent, why, icon, children }: PanelItemProps) {
  return (
    <li>
      {why === null ? (
        <Link to={to} className="panel-item" aria-current={isCurrent ? 'page' : undefined}>
          {icon}
          <span>{children}</span>
        </Link>
      ) : (
        <Button variant="bare" className="panel-item" why={why} icon={icon}>
          <span>{children}</span>
        </Button>
      )}
    </li>
  );
}
