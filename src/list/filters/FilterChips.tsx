import { Suspense, useEffect, useReducer, useRef } from 'react';
import { useCachedRecords } from '../../fields/titles/useCachedRecords';
import { lazyWithRetry } from '../../lib/lazy/importWithRetry';
import { interpolateText } from '../../i18n/interpolateText';
import { Button } from '../../ui/button/Button';
import { Icon } from '../../ui/icon/Icon';
import { useListContext } from '../ListContext';
import type { ListParamsControl } from '../params/listParamsControl';
import { getActiveFilters } from './activeFilters';
import { filterTexts } from './texts';
import { useActiveFilterLabel } from './useActiveFilterLabel';

const RelatedRecordsReader = lazyWithRetry(() => import('./RelatedRecordsReader'));

/**
 * The active filters, each with a remove button, and a button that clears all. The focus stays among them, or moves to the
 * button of the panel.
 */
export function FilterChips({ control }: { control: ListParamsControl }) {
  const { list } = useListContext();
  const cachedRecords = useCachedRecords();
  const [, renderAgain] = useReducer((count: number) => count + 1, 0);
  /** Ids by resource of the records that the chips name and the cache lacks. */
  const missingIds = new Map<string, Set<string>>();
  const getLabel = useActiveFilterLabel({
    ...cachedRecords,
    find: (resource, id) => {
      const record = cachedRecords.find(resource, id);
      if (!record) missingIds.set(resource, (missingIds.get(resource) ?? new Set()).add(String(id)));
      return record;
    },
  });
  const activeFilters = getActiveFilters(list.filters, control.params.filter);
  const labels = activeFilters.map(getLabel);
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
          aria-label={interpolateText(filterTexts.remove, { filter: labels[index] ?? '' })}
          onClick={() => {
            onRemove(index);
            control.setParams({ filter: activeFilter.otherConditions });
          }}
        >
          <span>{labels[index]}</span>
          <Icon name="x" size={14} />
        </button>
      ))}
      <Suspense fallback={null}>
        {Array.from(missingIds, ([resource, ids]) => (
          <RelatedRecordsReader key={resource} resource={resource} ids={[...ids]} onRead={renderAgain} />
        ))}
      </Suspense>
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
