import type { To } from 'react-router-dom';
import { Icon } from '../icon/Icon';
import { Link } from './Link';

interface TabBarProps {
  /** Name of the tab bar. */
  label: string;
  tabs: readonly TabLink[];
  /** True inside another tab: shows a switch instead of a row of tabs. */
  isInner?: boolean;
  /** True if selecting a tab replaces the history entry. */
  replace?: boolean;
}

interface TabLink {
  key: string;
  label: string;
  to: To;
  isCurrent: boolean;
  /** Icon before the label, which is then also its tooltip. */
  icon?: string | undefined;
  /** Number beside the label, formatted; undefined until it is known. */
  count?: string | undefined;
  /** Shows a red dot: something in the tab is wrong. The text is for screen readers. */
  alert?: string | undefined;
}

/** Tabs of a page, each with its own URL: links, one of which is the current page. */
export const TabBar = ({ label, tabs, isInner = false, replace = false }: TabBarProps) => (
  <nav className={isInner ? 'inner-tabs' : 'tabs'} aria-label={label}>
    {tabs.map((tab) => (
      <Link
        key={tab.key}
        to={tab.to}
        replace={replace}
        aria-current={tab.isCurrent ? 'page' : undefined}
        data-label={tab.label}
        title={tab.icon === undefined ? undefined : tab.label}
      >
        <span className="tab-words">
          {tab.icon !== undefined && <Icon name={tab.icon} size={18} />}
          <span>{tab.label}</span>
          {tab.count !== undefined && (
            <span className="tab-count">
              <span className="visually-hidden">, </span>
              <span>{tab.count}</span>
            </span>
          )}
          {tab.alert !== undefined && (
            <span className="tab-alert" title={tab.alert}>
              <span className="visually-hidden">{`, ${tab.alert}`}</span>
            </span>
          )}
        </span>
      </Link>
    ))}
  </nav>
);
