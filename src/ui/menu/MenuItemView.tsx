import { useId } from 'react';
import { shellTexts } from '../../i18n/messages/shell';
import { Icon } from '../icon/Icon';
import { Link } from '../page/Link';
import type { MenuItem } from './menuItem';

interface MenuItemViewProps {
  item: MenuItem;
  close: () => void;
}

export function MenuItemView({ item, close }: MenuItemViewProps) {
  const reasonId = useId();
  const disabledReason = item.disabled ? item.disabledReason : undefined;
  const shared = {
    role: item.checked === undefined ? 'menuitem' : item.isRadio ? 'menuitemradio' : 'menuitemcheckbox',
    tabIndex: -1,
    className: `menu-item ${item.danger ? 'danger' : ''}`,
    'data-label': item.label,
    ...(item.checked === undefined ? {} : { 'aria-checked': item.checked }),
    ...(item.disabled ? { 'aria-disabled': true } : {}),
    ...(disabledReason === undefined ? {} : { 'aria-describedby': reasonId }),
  };
  const content = (
    <>
      {item.checked === undefined ? null : (
        <span className="menu-tick">{item.checked ? <Icon name="check" size={16} /> : null}</span>
      )}
      {item.icon === undefined ? null : <Icon name={item.icon} size={16} />}
      <span className="menu-text">
        <span>{item.label}</span>
        {disabledReason === undefined ? null : (
          <span id={reasonId} className="menu-why">
            {disabledReason}
          </span>
        )}
      </span>
    </>
  );
  if (!item.disabled && item.to !== undefined) {
    return (
      <Link {...shared} to={item.to} onClick={() => close()}>
        {content}
      </Link>
    );
  }
  if (!item.disabled && item.href !== undefined) {
    return (
      <a {...shared} href={item.href} target="_blank" rel="noopener noreferrer" onClick={() => close()}>
        {content}
        <Icon name="external-link" size={14} label={shellTexts.account.newTab} />
      </a>
    );
  }
  return (
    <button
      {...shared}
      type="button"
      onClick={() => {
        if (item.disabled) return;
        // Close first, so that the focus is back on the menu button: a dialog that the action opens then restores it there.
        if (item.checked === undefined) close();
        item.onSelect?.();
      }}
    >
      {content}
    </button>
  );
}
