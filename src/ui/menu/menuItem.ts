/** One act of a menu: a function, a page of the console (`to`) or an outside address (`href`, opened in a new tab). */
export interface MenuItem {
  id: string;
  label: string;
  icon?: string | undefined;
  onSelect?: (() => void) | undefined;
  to?: string | undefined;
  /** Already checked by `toSafeHref`. */
  href?: string | undefined;
  /** Stays reachable by keyboard, so that `why` can be read. */
  disabled?: boolean | undefined;
  disabledReason?: string | undefined;
  danger?: boolean | undefined;
  /** A tick that can be set and removed; the menu stays open. */
  checked?: boolean | undefined;
  /** With `checked`: of the entries beside it one alone is ticked. */
  isRadio?: boolean | undefined;
  /** Entries of its own, which open below it; nothing else happens then. */
  items?: readonly MenuItem[] | undefined;
}
