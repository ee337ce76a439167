import { useCallback, useEffect, useMemo, useRef, type RefObject } from 'react';
import { useLocation } from 'react-router-dom';
import type { RaRecord } from 'ra-core';
import { FormPlacesContext, type FormPlaces } from '../../actions/formPlaces';
import type { RecordsPanel, Resource } from '../../config/types';
import { useResources } from '../../console/hooks';
import { fillText } from '../../i18n/fillText';
import { useText } from '../../i18n/useText';
import { LoadFailed } from '../../ui/LoadFailed';
import { useLogFailure } from '../../ui/useLogFailure';
import { ListScope } from '../../writes/ListScope';
import { SaidFailure } from '../list/SaidFailure';
import { PanelContent } from './PanelContent';
import { PanelMenu } from './PanelMenu';
import { panelTexts } from './texts';
import { useStartEntry } from './useStartEntry';
import { usePanelPlace } from './usePanelPlace';
import { usePanelRecords } from './usePanelRecords';
import { useSettle } from './useSettle';
import './panel.css';

export interface PanelViewProps {
  panel: RecordsPanel;
  /** The record that it stands below: paths and forms find it as their parent. */
  parent: RaRecord | undefined;
  /** Path of the page that it stands in: its own addresses are below. */
  base: string;
  /** What its menu is called. Default: what its records are called. */
  label?: string;
}

/** Records of a list as a menu, and beside it what its address says: one of them, a form, or the list of an entry. */
export default function PanelView(props: PanelViewProps) {
  const name = props.panel.records.resource;
  const resource = useResources().get(name);
  if (!resource) return <LoadFailed text={fillText(panelTexts.not_declared, { resource: name })} />;
  return <PanelOf {...props} resource={resource} />;
}

const nothing = (): void => undefined;

function PanelOf({ panel, parent, base, label, resource }: PanelViewProps & { resource: Resource }) {
  const places = usePanelPlace(panel, base);
  const records = usePanelRecords(panel.records, parent);
  const settling = useSettle(records, places);
  const t = useText();
  useLogFailure(t(panel.records.error), records.rows ? records.error : null);
  const { rows } = records;
  const start = useStartEntry(panel);
  const { kind } = places.place;
  // What needs the records says itself that they could not be read.
  const isElsewhere = kind === 'entry' || kind === 'create' || (kind === 'start' && start !== undefined);
  const failure = isElsewhere && !rows && !records.isFetching ? records.error : null;
  const { leaveGone } = settling;
  const { pathOf } = places;
  const { content, onFocus } = useKeptFocus();
  const formPlaces = useMemo<FormPlaces>(
    () => (name, form, id) => {
      if (name !== resource.name) return undefined;
      return pathOf(form === 'create' ? { kind: 'create' } : { kind: 'edit', id: String(id) });
    },
    [resource.name, pathOf],
  );
  const scope = useMemo(
    () => ({ clearSearch: undefined, clearSelection: nothing, rows, toList: leaveGone }),
    [rows, leaveGone],
  );
  return (
    <FormPlacesContext value={formPlaces}>
      <ListScope value={scope}>
        <div className="panel" onFocus={onFocus}>
          <PanelMenu
            panel={panel}
            resource={resource}
            parent={parent}
            places={places}
            records={records}
            failure={failure}
            label={label ?? t(resource.label.many)}
          />
          <div className="panel-content" ref={content}>
            <SaidFailure value={failure}>
              <PanelContent {...{ panel, resource, parent, places, records, settling, start }} />
            </SaidFailure>
          </div>
        </div>
      </ListScope>
    </FormPlacesContext>
  );
}

/** What was pressed goes with the form or the menu entry that it was: what takes its place gets the focus, by its heading. */
function useKeptFocus(): { content: RefObject<HTMLDivElement | null>; onFocus: () => void } {
  const content = useRef<HTMLDivElement>(null);
  const { pathname } = useLocation();
  const before = useRef(pathname);
  // A page that was just opened keeps its focus where it begins.
  const wasHere = useRef(false);
  const onFocus = useCallback(() => {
    wasHere.current = true;
  }, []);
  useEffect(() => {
    if (before.current === pathname) return;
    before.current = pathname;
    if (wasHere.current && document.activeElement === document.body)
      content.current?.querySelector('h2')?.focus();
  }, [pathname]);
  return { content, onFocus };
}
