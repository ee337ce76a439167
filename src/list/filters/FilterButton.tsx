import { useState } from 'react';
import { interpolateText } from '../../i18n/interpolateText';
import { Button } from '../../ui/button/Button';
import { Icon } from '../../ui/icon/Icon';
import { lazyDialog } from '../../ui/dialog/lazyDialog';
import { useListContext } from '../ListContext';
import type { ListParamsControl } from '../params/listParamsControl';
import { getActiveFilters } from './activeFilters';
import { filterTexts } from './texts';

const { Component: FilterPanel } = lazyDialog(() => import('./FilterPanel'));

/** Opens the filter panel and shows the number of active filters. */
export function FilterButton({ control }: { control: ListParamsControl }) {
  const { list } = useListContext();
  const [isPanelOpen, setPanelOpen] = useState(false);
  const { length: activeCount } = getActiveFilters(list.filters, control.params.filter);
  return (
    <>
      <Button
        className="filter-open"
        aria-haspopup="dialog"
        aria-expanded={isPanelOpen}
        aria-label={
          activeCount > 0 ? interpolateText(filterTexts.active, { smart_count: activeCount }) : undefined
        }
        onClick={() => setPanelOpen(true)}
        icon={<Icon name="filter" size={18} />}
      >
        <span>{filterTexts.filters}</span>
        {activeCount > 0 && <span className="tag info">{activeCount}</span>}
      </Button>
      {isPanelOpen && <FilterPanel control={control} onClose={() => setPanelOpen(false)} />}
    </>
  );
}
