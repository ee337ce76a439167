import { useEffect, useRef } from 'react';
import { interpolateText } from '../../i18n/interpolateText';
import { Button } from '../../ui/button/Button';
import { Icon } from '../../ui/icon/Icon';
import { useListContext } from '../ListContext';
import type { ListParamsControl } from '../params/listParamsControl';
import { getActiveFilters } from './activeFilters';
import { filterTexts } from './texts';
import { useActiveFilterLabel } from './useActiveFilterLabel';

/**
 * The active filters, each with a remove button, and a button that clears all. The focus stays among them, or moves to the
 * button of the panel.
 */
export function FilterChips({ control }: { control: ListParamsControl }) {
  const { list } = useListContext();
  const getLabel = useActiveFilterLabel();
  const activeFilters = getActiveFilters(list.filters, control.params.filter);
  const { row: chipsRef, onRemove } = useFocusAfterRemoval(activeFilters.length);
  return (
    <div
      ref={chipsRef}
      className="filter-chips"
      role="group"
      aria-label={filterTexts.asked}
      hidden={activeFilters.length === 0}
    >
      {activeFilters.map((activeFilter, index) => (
        <button
          key={activeFilter.id}
          type="button"
          className="filter-chip"
          aria-label={interpolateText(filterTexts.remove, { filter: getLabel(activeFilter) })}
          onClick={() => {
            onRemove(index);
            control.setParams({ filter: activeFilter.otherConditions });
          }}
        >
          <span>{getLabel(activeFilter)}</span>
          <Icon name="x" size={14} />
        </button>
      ))}
      <Button
        variant="quiet"
        small
        onClick={() => {
          onRemove(0);
          control.setParams({ filter: [] });
        }}
      >
        {filterTexts.remove_all}
      </Button>
    </div>
  );
}

function useFocusAfterRemoval(count: number) {
  const chipsRef = useRef<HTMLDivElement>(null);
  const removedIndex = useRef<number | null>(null);
  useEffect(() => {
    const index = removedIndex.current;
    removedIndex.current = null;
    if (index === null) return;
    const chips = chipsRef.current?.querySelectorAll<HTMLElement>('.filter-chip') ?? [];
    const opener = chipsRef.current?.closest('.list')?.querySelector<HTMLElement>('.filter-open');
    (chips[Math.min(index, chips.length - 1)] ?? opener)?.focus();
  }, [count]);
  return { row: chipsRef, onRemove: (index: number) => void (removedIndex.current = index) };
}
