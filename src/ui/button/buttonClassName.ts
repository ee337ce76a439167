/** How a button looks. */
export interface ButtonAppearance {
  /**
   * `primary` is what the page wants to be done, `quiet` has no edge, `bare` only the look of its `className`.
   * Default "plain".
   */
  variant?: 'plain' | 'primary' | 'quiet' | 'bare' | undefined;
  /** What it does cannot be taken back. */
  danger?: boolean | undefined;
  small?: boolean | undefined;
  /** As wide as what it stands in. */
  wide?: boolean | undefined;
  /** Further classes: its place, and for `bare` its look. */
  className?: string | undefined;
}

const variants = { plain: 'button', primary: 'button primary', quiet: 'button ghost', bare: undefined };

/** The classes of a button; `iconOnly` when its name is not on screen. */
export const buttonClassName = (appearance: ButtonAppearance, iconOnly = false): string => {
  const { variant = 'plain', danger, small, wide, className } = appearance;
  return [
    variants[variant],
    danger && 'danger',
    iconOnly && variant !== 'bare' && 'icon',
    small && 'small',
    wide && 'wide',
    className,
  ]
    .filter(Boolean)
    .join(' ');
};
