import { useMemo } from 'react';
import { useLocation } from 'react-router-dom';
import type { ListLayout } from '../../config/types';
import { TabBar } from '../../ui/page/TabBar';
import '../../ui/page/innerTabs.css';
import './layouts.css';
import { useListContext } from '../ListContext';
import { listLayouts, writeLayout } from './layoutState';
import { layoutsTexts } from './texts';
import { useKeepLayout } from './useKeepLayout';
import { useShownLayout } from './useShownLayout';

/** Icons of the tabs, which have no room for their labels on a phone. */
const LAYOUT_ICONS: Readonly<Record<ListLayout, string>> = {
  table: 'list',
  calendar: 'calendar',
  cards: 'image',
  board: 'kanban',
  map: 'map-pin',
};

/** Tabs of the layouts of a list, among its tools; the layout is in the URL and kept for the next visit. */
export default function LayoutTabs() {
  const { list } = useListContext();
  const { search } = useLocation();
  const searchParams = useMemo(() => new URLSearchParams(search), [search]);
  const current = useShownLayout(list);
  useKeepLayout(list);
  return (
    <div className="layout-tabs">
      <TabBar
        isInner
        label={layoutsTexts.layouts}
        tabs={listLayouts(list).map((layout) => ({
          key: layout,
          label: layoutsTexts[layout],
          icon: LAYOUT_ICONS[layout],
          to: { search: layout === current ? search : writeLayout(searchParams, layout) },
          isCurrent: layout === current,
        }))}
      />
    </div>
  );
}
