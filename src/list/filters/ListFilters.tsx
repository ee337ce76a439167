import { Suspense } from 'react';
import type { List } from '../../config/types';
import { useIsPhone } from '../../ui/hooks/useIsPhone';
import type { ListParamsControl } from '../params/listParamsControl';
import { lazyWithRetry } from '../../lib/lazy/importWithRetry';
import FilterBar from './FilterBar';
import { FilterButton } from './FilterButton';
import { FilterChips } from './FilterChips';
import { hasFilterPanel } from './filterConditions';
import { LayoutTabsSkeleton } from '../layouts/LayoutTabsSkeleton';
import './filters.css';

const LayoutTabs = lazyWithRetry(() => import('../layouts/LayoutTabs'));

interface ListFiltersProps {
  list: List;
  control: ListParamsControl;
  /** Among the tools of the list, or between them and its rows. */
  position: 'tools' | 'below';
}

/**
 * The filters of a list: a few simple ones are among its tools; others are in a panel, with the active filters above the
 * rows. On a phone all are in the panel. Beside them are the tabs of its layouts, if the list has some.
 */
export default function ListFilters({ list, control, position }: ListFiltersProps) {
  const isPhone = useIsPhone();
  const isInPanel = isPhone || hasFilterPanel(list);
  if (position === 'below') return isInPanel && <FilterChips control={control} />;
  return (
    <>
      {list.filters.length > 0 &&
        (isInPanel ? <FilterButton control={control} /> : <FilterBar control={control} />)}
      {(list.calendar ?? list.layouts) && (
        <Suspense fallback={<LayoutTabsSkeleton list={list} />}>
          <LayoutTabs />
        </Suspense>
      )}
    </>
  );
}
