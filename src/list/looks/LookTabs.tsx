import { useMemo } from 'react';
import { useLocation } from 'react-router-dom';
import type { ListLook } from '../../config/types';
import { TabBar } from '../../ui/page/TabBar';
import '../../ui/page/innerTabs.css';
import './looks.css';
import { useListContext } from '../ListContext';
import { listLooks, writeLook } from './lookState';
import { looksTexts } from './texts';
import { useKeepLook } from './useKeepLook';
import { useShownLook } from './useShownLook';

/** Icons of the tabs, which have no room for their labels on a phone. */
const LOOK_ICONS: Readonly<Record<ListLook, string>> = {
  table: 'list',
  calendar: 'calendar',
  cards: 'image',
  board: 'columns',
};

/** Tabs of the looks of a list, among its tools; the look is in the URL and kept for the next visit. */
export default function LookTabs() {
  const { list } = useListContext();
  const { search } = useLocation();
  const searchParams = useMemo(() => new URLSearchParams(search), [search]);
  const current = useShownLook(list);
  useKeepLook(list);
  return (
    <div className="look-tabs">
      <TabBar
        isInner
        label={looksTexts.looks}
        tabs={listLooks(list).map((look) => ({
          key: look,
          label: looksTexts[look],
          icon: LOOK_ICONS[look],
          to: { search: look === current ? search : writeLook(searchParams, look) },
          isCurrent: look === current,
        }))}
      />
    </div>
  );
}
