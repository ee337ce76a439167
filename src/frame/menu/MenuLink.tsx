import { useLocation } from 'ra-core';
import { useDeclarations } from '../../console/hooks';
import type { MenuEntry } from '../../parts/types';
import { Icon } from '../../ui/Icon';
import { Link } from '../../ui/Link';
import { isWithin } from './arrange';

interface MenuLinkProps {
  entry: MenuEntry;
  /** Collapsed: the icon alone, its name stays for screen readers and as a hint. */
  hints: boolean;
}

/** An entry of the menu; pointing at it brings the declaration of its page. */
export function MenuLink({ entry: { to, label, icon, resource }, hints }: MenuLinkProps) {
  const { pathname } = useLocation();
  const { load } = useDeclarations();
  const bring = () => void (resource !== undefined && load(resource, 'list'));
  return (
    <li>
      <Link
        to={to}
        className="menu-entry"
        onPointerEnter={bring}
        onFocus={bring}
        {...(hints ? { title: label } : {})}
        {...(isWithin(pathname, to) ? { 'aria-current': 'page' } : {})}
      >
        <Icon name={icon} size={18} />
        <span className={hints ? 'visually-hidden' : 'menu-entry-label'}>{label}</span>
      </Link>
    </li>
  );
}
