import { use, useId, type ReactNode } from 'react';
import { Icon } from '../../../ui/Icon';
import { OptionsContext } from './OptionsContext';

interface OptionProps {
  label: string;
  icon: string | undefined;
  /** Beside the label: what it is. */
  detail?: string | undefined;
  /** Console path; without one `run` is done. */
  to?: string | undefined;
  run?: (() => void) | undefined;
  /** Why it cannot be chosen now. */
  why?: string | null;
}

/** One that can be chosen in the search. */
export function Option({ label, icon, detail, to, run, why = null }: OptionProps) {
  const id = useId();
  const options = use(OptionsContext);
  const choose = (): void => {
    if (why !== null) return;
    if (to !== undefined) options.go(to);
    else if (run) options.run(run);
  };
  return (
    <div
      id={id}
      role="option"
      aria-selected={options.active === id}
      aria-disabled={why !== null || undefined}
      className="search-option"
      onPointerMove={() => options.point(id)}
      onClick={choose}
    >
      <Icon name={icon ?? 'arrow-right'} size={16} />
      <span className="search-option-label">{label}</span>
      {(why ?? detail) !== undefined && <span className="muted">{why ?? detail}</span>}
    </div>
  );
}

/** Options under a heading; nothing where there are none. */
export function OptionGroup({ label, children }: { label: string; children: ReactNode }) {
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
