import { Suspense } from 'react';
import { useLocation } from 'ra-core';
import { lazyWithRetry } from '../../lib/lazy/importWithRetry';
import { useDeclarations } from '../../queries/console/consoleHooks';
import { useMenuCount } from '../../queries/console/menuCounts';
import type { MenuEntry } from '../../extensions/types';
import { Icon } from '../../ui/icon/Icon';
import { Link } from '../../ui/page/Link';
import { isCurrentEntry } from './menuLines';

const MenuCount = lazyWithRetry(() => import('./MenuCount'));

interface MenuLinkProps {
  entry: MenuEntry;
  /** True shows only the icon; the name stays for screen readers and as a tooltip. */
  collapsed: boolean;
}

/** Menu entry; hovering it preloads the declaration of its page. */
export function MenuLink({ entry, collapsed }: MenuLinkProps) {
  const { to, label, icon, resource, hasCount, divider } = entry;
  const { pathname } = useLocation();
  const { load } = useDeclarations();
  const menuCount = useMenuCount(resource);
  const visibleCount = !collapsed && !hasCount && menuCount?.count ? menuCount : undefined;
  const preloadDeclaration = () => void (resource !== undefined && load(resource, 'list'));
  return (
    <li className={divider ? 'after-gap' : undefined}>
      <Link
        to={to}
        className="menu-entry"
        onPointerEnter={preloadDeclaration}
        onFocus={preloadDeclaration}
        title={collapsed ? label : visibleCount && `${visibleCount.label}: ${visibleCount.count}`}
        {...(isCurrentEntry(entry, pathname) ? { 'aria-current': 'page' } : {})}
      >
        <Icon name={icon} size={18} />
        <span className={collapsed ? 'visually-hidden' : 'menu-entry-label'}>{label}</span>
      </Link>
      {visibleCount && (
        <span className={visibleCount.isFailure ? 'menu-count too-many' : 'menu-count'} aria-hidden>
          {visibleCount.count}
        </span>
      )}
      {hasCount && resource !== undefined && !collapsed && (
        <Suspense fallback={null}>
          <MenuCount resource={resource} to={to} />
        </Suspense>
      )}
    </li>
  );
}
