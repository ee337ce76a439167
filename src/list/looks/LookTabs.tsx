import { useMemo } from 'react';
import { useLocation } from 'react-router-dom';
import { TabBar } from '../../ui/page/TabBar';
import '../../ui/page/innerTabs.css';
import './looks.css';
import { useListContext } from '../ListContext';
import { listLooks, readLook, writeLook } from './lookState';
import { looksTexts } from './texts';

/** Tabs of the looks of a list, among its tools; the look is in the URL. */
export default function LookTabs() {
  const { list } = useListContext();
  const { search } = useLocation();
  const searchParams = useMemo(() => new URLSearchParams(search), [search]);
  const current = readLook(list, searchParams) ?? 'table';
  return (
    <div className="look-tabs">
      <TabBar
        isInner
        label={looksTexts.looks}
        tabs={listLooks(list).map((look) => ({
          key: look,
          label: looksTexts[look],
          to: { search: look === current ? search : writeLook(searchParams, look) },
          isCurrent: look === current,
        }))}
      />
    </div>
  );
}
