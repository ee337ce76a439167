import type { To } from 'react-router-dom';
import { Link } from './Link';

interface TabBarProps {
  /** What the tabs are of. */
  label: string;
  tabs: readonly TabLink[];
  /** Inside another tab: a switch instead of a row of tabs (CONS-01). */
  isInner?: boolean;
  /** Choosing one takes the place of the page in the history. */
  replace?: boolean;
}

interface TabLink {
  key: string;
  label: string;
  to: To;
  isCurrent: boolean;
}

/** Tabs of a page, each at an address of its own: links, of which one is the current page. */
export const TabBar = ({ label, tabs, isInner = false, replace = false }: TabBarProps) => (
  <nav className={isInner ? 'inner-tabs' : 'tabs'} aria-label={label}>
    {tabs.map((tab) => (
      <Link key={tab.key} to={tab.to} replace={replace} aria-current={tab.isCurrent ? 'page' : undefined}>
        {tab.label}
      </Link>
    ))}
  </nav>
);
