import { useEffect, useRef } from 'react';
import { fillText } from '../../../i18n/fillText';
import { Button } from '../../../ui/Button';
import { Icon } from '../../../ui/Icon';
import { useShownList } from '../ListContext';
import type { ListControl } from '../listControl';
import { askedFor } from './askedFor';
import { filterTexts } from './texts';
import { useAskedText } from './useAskedText';

/** What is asked for, each with its removal, and all at once. The focus stays among them, or goes to what opens the panel. */
export function FilterChips({ control }: { control: ListControl }) {
  const { list } = useShownList();
  const textOf = useAskedText();
  const all = askedFor(list.filters, control.state.filter);
  const { row, removed } = useFocusAfterRemoval(all.length);
  return (
    <div
      ref={row}
      className="filter-chips"
      role="group"
      aria-label={filterTexts.asked}
      hidden={all.length === 0}
    >
      {all.map((asked, index) => (
        <button
          key={asked.id}
          type="button"
          className="filter-chip"
          aria-label={fillText(filterTexts.remove, { filter: textOf(asked) })}
          onClick={() => {
            removed(index);
            control.change({ filter: asked.others });
          }}
        >
          <span>{textOf(asked)}</span>
          <Icon name="x" size={14} />
        </button>
      ))}
      <Button
        variant="quiet"
        small
        onClick={() => {
          removed(0);
          control.change({ filter: {} });
        }}
      >
        {filterTexts.remove_all}
      </Button>
    </div>
  );
}

function useFocusAfterRemoval(count: number) {
  const row = useRef<HTMLDivElement>(null);
  const gone = useRef<number | null>(null);
  useEffect(() => {
    const index = gone.current;
    gone.current = null;
    if (index === null) return;
    const chips = row.current?.querySelectorAll<HTMLElement>('.filter-chip') ?? [];
    const opener = row.current?.closest('.list')?.querySelector<HTMLElement>('.filter-open');
    (chips[Math.min(index, chips.length - 1)] ?? opener)?.focus();
  }, [count]);
  return { row, removed: (index: number) => void (gone.current = index) };
}
