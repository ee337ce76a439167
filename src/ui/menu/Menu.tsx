import { useId, useRef, useState, type KeyboardEvent, type ReactNode } from 'react';
import { buttonClassName } from '../button/buttonClassName';
import { Icon } from '../icon/Icon';
import type { MenuItem } from './menuItem';
import { MenuItemView } from './MenuItemView';
import { SubMenu } from './SubMenu';
import { useOnPageLeave } from '../page/pagePath';
import { useMenuPopup } from './useMenuPopup';
import { getMenuItems, findTypeaheadIndex } from './menuNavigation';
import './menu.css';

export interface MenuProps {
  /** Name of the button; visible with `showLabel` or without an icon. */
  label: string;
  icon?: string;
  items: readonly MenuItem[];
  /** Edge of the button that the popup aligns with. */
  align?: 'start' | 'end';
  showLabel?: boolean;
  /** Text above the items. */
  head?: ReactNode;
  /** Content of the button in place of icon and label. */
  trigger?: ReactNode;
  /** Classes of the button in place of the default ones. */
  className?: string;
}

/** Button that opens a menu of actions: arrow keys, Home, End, typeahead, Escape. Scroll containers do not clip it. */
export function Menu({
  label,
  icon,
  items,
  align = 'end',
  showLabel = false,
  head,
  trigger,
  className,
}: MenuProps) {
  const [isOpen, setOpen] = useState<'first' | 'last' | false>(false);
  const button = useRef<HTMLButtonElement>(null);
  const popup = useRef<HTMLDivElement>(null);
  const typeaheadState = useRef({ text: '', typedAt: 0 });
  const popupId = useId();
  const isLabelVisible = showLabel || icon === undefined;

  const close = (restoreFocus = true) => {
    setOpen(false);
    if (restoreFocus) button.current?.focus({ preventScroll: true });
  };
  useMenuPopup({ open: isOpen, button, popup, align, close });
  useOnPageLeave(() => setOpen(false));

  const onKeyDown = (event: KeyboardEvent<HTMLDivElement>) => {
    const entries = getMenuItems(popup.current);
    const currentIndex = entries.indexOf(document.activeElement as HTMLElement); // an HTML page has no other focusable elements here
    const targets: Record<string, number> = {
      ArrowDown: (currentIndex + 1) % entries.length,
      ArrowUp: (currentIndex - 1 + entries.length) % entries.length,
      Home: 0,
      End: entries.length - 1,
    };
    if (event.key === 'Tab') return close();
    const isCharacter = event.key.length === 1 && event.key !== ' ' && !event.ctrlKey && !event.metaKey;
    const nextIndex = isCharacter
      ? findTypeaheadIndex(entries, currentIndex, typeaheadState.current, event.key)
      : targets[event.key];
    if (nextIndex !== undefined) entries[nextIndex]?.focus({ preventScroll: false });
    else if (event.key === 'Escape') close();
    else if (event.key === ' ' && entries[currentIndex] instanceof HTMLAnchorElement)
      entries[currentIndex].click();
    else return;
    event.preventDefault(); // also keeps a dialog around the menu from closing on the same Escape
    event.stopPropagation();
  };

  return (
    <>
      <button
        ref={button}
        type="button"
        className={
          className ?? buttonClassName({ variant: isLabelVisible ? 'plain' : 'quiet' }, !isLabelVisible)
        }
        aria-haspopup="menu"
        aria-expanded={isOpen !== false}
        {...(isOpen === false ? {} : { 'aria-controls': popupId })}
        {...(isLabelVisible && trigger === undefined ? {} : { 'aria-label': label, title: label })}
        onClick={(event) => {
          event.stopPropagation();
          setOpen((previous) => (previous === false ? 'first' : false));
        }}
        onKeyDown={(event) => {
          if (event.key !== 'ArrowDown' && event.key !== 'ArrowUp') return;
          event.preventDefault();
          setOpen(event.key === 'ArrowDown' ? 'first' : 'last');
        }}
      >
        {trigger ?? (
          <>
            {icon === undefined ? null : <Icon name={icon} size={18} />}
            {isLabelVisible ? <span>{label}</span> : null}
            {isLabelVisible ? <Icon name="chevron-down" size={16} /> : null}
          </>
        )}
      </button>
      {isOpen === false ? null : (
        <div
          ref={popup}
          id={popupId}
          role="menu"
          aria-label={label}
          popover="manual"
          className="menu-popup"
          onKeyDown={onKeyDown}
          onClick={(event) => event.stopPropagation()}
        >
          {head && (
            <p role="none" className="menu-head">
              {head}
            </p>
          )}
          {items.map((item) =>
            item.items ? (
              <SubMenu key={item.id} item={item} items={item.items} close={close} />
            ) : (
              <MenuItemView key={item.id} item={item} close={close} />
            ),
          )}
        </div>
      )}
    </>
  );
}
