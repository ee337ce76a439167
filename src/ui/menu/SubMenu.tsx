import { useEffect, useId, useRef, useState, type KeyboardEvent } from 'react';
import { Icon } from '../icon/Icon';
import type { MenuItem } from './menuItem';
import { MenuItemView } from './MenuItemView';

interface SubMenuProps {
  item: MenuItem;
  items: readonly MenuItem[];
  close: () => void;
}

/** Entry whose sub-entries open below it, so that they fit on a phone. Right opens, left closes. */
export function SubMenu({ item, items, close }: SubMenuProps) {
  const [open, setOpen] = useState(false);
  const id = useId();
  const button = useRef<HTMLButtonElement>(null);
  const group = useRef<HTMLDivElement>(null);

  useEffect(() => {
    if (open) group.current?.querySelector<HTMLElement>('[role^="menuitem"]')?.focus();
  }, [open]);

  const onKeyDown = (event: KeyboardEvent) => {
    if (event.key === 'ArrowRight' && !open) setOpen(true);
    else if (event.key === 'ArrowLeft' && open) {
      setOpen(false);
      button.current?.focus();
    } else return;
    event.preventDefault();
    event.stopPropagation();
  };

  return (
    <div role="none" onKeyDown={onKeyDown}>
      <button
        ref={button}
        type="button"
        role="menuitem"
        tabIndex={-1}
        className="menu-item"
        data-label={item.label}
        aria-haspopup="menu"
        aria-expanded={open}
        {...(open ? { 'aria-controls': id } : {})}
        onClick={() => setOpen(!open)}
      >
        {item.icon === undefined ? null : <Icon name={item.icon} size={16} />}
        <span className="menu-text">{item.label}</span>
        <Icon name={open ? 'chevron-down' : 'chevron-right'} size={16} />
      </button>
      {open && (
        <div ref={group} id={id} role="menu" aria-label={item.label} className="menu-sub">
          {items.map((entry) => (
            <MenuItemView key={entry.id} item={entry} close={close} />
          ))}
        </div>
      )}
    </div>
  );
}
