import { use, useId, type ReactNode } from 'react';
import { Icon } from '../../ui/icon/Icon';
import { SearchOptionsContext } from './SearchOptionsContext';

interface SearchOptionProps {
  label: ReactNode;
  icon: string | undefined;
  /** Beside the label: what it is. */
  detail?: ReactNode;
  /** Console path; without one `run` is done. */
  to?: string | undefined;
  run?: (() => void) | undefined;
  /** Why it cannot be chosen now. */
  disabledReason?: string | null;
}

/** One that can be chosen in the search. */
export function SearchOption({ label, icon, detail, to, run, disabledReason = null }: SearchOptionProps) {
  const id = useId();
  const searchOptions = use(SearchOptionsContext);
  const select = (): void => {
    if (disabledReason !== null) return;
    if (to !== undefined) searchOptions.openPath(to);
    else if (run) searchOptions.runAction(run);
  };
  return (
    <div
      id={id}
      role="option"
      aria-selected={searchOptions.activeId === id}
      aria-disabled={disabledReason !== null || undefined}
      className="search-option"
      onPointerMove={() => searchOptions.setActiveId(id)}
      onClick={select}
    >
      <Icon name={icon ?? 'arrow-right'} size={16} />
      <span className="search-option-label">{label}</span>
      {(disabledReason ?? detail) !== undefined && <span className="muted">{disabledReason ?? detail}</span>}
    </div>
  );
}

/** Options under a heading; nothing where there are none. */
export function SearchOptionGroup({ label, children }: { label: string; children: ReactNode }) {
  const id = useId();
  return (
    <div role="group" aria-labelledby={id} className="search-group">
      <h3 id={id} role="presentation">
        {label}
      </h3>
      {children}
    </div>
  );
}
