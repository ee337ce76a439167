import { useState } from 'react';
import { fillText } from '../../../i18n/fillText';
import { Button } from '../../../ui/Button';
import { Icon } from '../../../ui/Icon';
import { lazyDialog } from '../../../ui/lazyDialog';
import { useShownList } from '../ListContext';
import type { ListControl } from '../listControl';
import { askedFor } from './askedFor';
import { filterTexts } from './texts';

const { Component: FilterPanel } = lazyDialog(() => import('./FilterPanel'));

/** Opens the panel of filters, and says how many are in force. */
export function FilterButton({ control }: { control: ListControl }) {
  const { list } = useShownList();
  const [isOpen, setOpen] = useState(false);
  const { length } = askedFor(list.filters, control.state.filter);
  return (
    <>
      <Button
        className="filter-open"
        aria-haspopup="dialog"
        aria-expanded={isOpen}
        aria-label={length > 0 ? fillText(filterTexts.active, { smart_count: length }) : undefined}
        onClick={() => setOpen(true)}
        icon={<Icon name="filter" size={18} />}
      >
        <span>{filterTexts.filters}</span>
        {length > 0 && <span className="tag info">{length}</span>}
      </Button>
      {isOpen && <FilterPanel control={control} onClose={() => setOpen(false)} />}
    </>
  );
}
