import type { ReactNode } from 'react';

/** Menu entry: a function, a console page (`to`) or an external URL (`href`, opened in a new tab). */
export interface MenuItem {
  id: string;
  label: string;
  /** Content above the entry, such as a `MenuHeading`; an entry of a sub-menu has none. */
  before?: ReactNode;
  icon?: string | undefined;
  onSelect?: (() => void) | undefined;
  to?: string | undefined;
  /** URL already checked by `toSafeHref`. */
  href?: string | undefined;
  /** Disables the entry; it stays reachable by keyboard, so that users can read the reason. */
  disabled?: boolean | undefined;
  disabledReason?: string | undefined;
  danger?: boolean | undefined;
  /** State of a checkable entry; the menu stays open. */
  checked?: boolean | undefined;
  /** With `checked`: only one of the entries in the group can be checked. */
  isRadio?: boolean | undefined;
  /** Sub-entries, which open below the entry. The entry then has no other effect. */
  items?: readonly MenuItem[] | undefined;
}
