import { use, useId, useLayoutEffect, type MouseEvent, type ReactNode } from 'react';
import { CodeText } from '../../fields/display/CodeText';
import { withBasePath } from '../../lib/url/basePath';
import { Icon } from '../../ui/icon/Icon';
import { MarkedText } from '../../ui/text/MarkedText';
import { SearchOptionsContext } from './SearchOptionsContext';

interface SearchOptionProps {
  label: ReactNode;
  icon?: string | undefined;
  /** Drawing in place of the icon. */
  image?: ReactNode;
  /** Below the label: text that distinguishes the option from others. */
  detail?: string | undefined;
  /** Code at the end of the option. */
  code?: string | undefined;
  /** State at the end of the option. */
  state?: ReactNode;
  /** Console path; without one `run` is done. */
  to?: string | undefined;
  run?: (() => void) | undefined;
  /** Why it cannot be chosen now. */
  disabledReason?: string | null;
  /** True if Enter opens it while no option has been selected with the arrows. Default false. */
  isDefault?: boolean;
}

/** One option of the search. With Ctrl a click opens its page in another tab. */
export function SearchOption(props: SearchOptionProps) {
  const { label, icon = 'arrow-right', image, code, state, to, run } = props;
  const { disabledReason = null, isDefault = false } = props;
  const id = useId();
  const { activeId, query, ...searchOptions } = use(SearchOptionsContext);
  const { setDefaultId } = searchOptions;
  useLayoutEffect(() => {
    if (!isDefault) return undefined;
    setDefaultId(id);
    document.getElementById(id)?.scrollIntoView({ block: 'nearest' });
    // Another option may have become the default in the meantime.
    return () => setDefaultId((currentId) => (currentId === id ? undefined : currentId));
  }, [isDefault, id, setDefaultId]);
  const detail = disabledReason ?? props.detail;
  const select = (event: MouseEvent): void => {
    if (disabledReason !== null) return;
    if (to === undefined) {
      if (run) searchOptions.runAction(run);
    } else if (event.ctrlKey || event.metaKey) {
      window.open(withBasePath(to), '_blank', 'noopener,noreferrer');
    } else searchOptions.openPath(to);
  };
  return (
    <div
      id={id}
      role="option"
      aria-selected={activeId === undefined ? isDefault : activeId === id}
      aria-disabled={disabledReason !== null || undefined}
      className="search-option"
      onPointerMove={() => searchOptions.setActiveId(id)}
      onClick={select}
    >
      {image ?? <Icon name={icon} size={16} />}
      <span className="search-option-text">
        <span>{typeof label === 'string' ? <MarkedText text={label} query={query} /> : label}</span>
        {detail !== undefined && (
          <span className="muted">
            <MarkedText text={detail} query={query} />
          </span>
        )}
      </span>
      {state}
      {code !== undefined && <CodeText text={code} className="search-code" />}
      <kbd className="search-enter" aria-hidden>
        ↵
      </kbd>
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
