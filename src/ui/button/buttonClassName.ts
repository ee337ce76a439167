/** Appearance options of a button. */
export interface ButtonAppearance {
  /**
   * `primary` is the main action of the page, `quiet` has no border, `bare` has only the styles of its `className`. Default
   * "plain".
   */
  variant?: 'plain' | 'primary' | 'quiet' | 'bare' | undefined;
  /** True if the action cannot be undone. */
  danger?: boolean | undefined;
  small?: boolean | undefined;
  /** True if the button takes the full width of its container. */
  wide?: boolean | undefined;
  /** Additional classes: position, and for `bare` also appearance. */
  className?: string | undefined;
}

const variants = { plain: 'button', primary: 'button primary', quiet: 'button ghost', bare: undefined };

/** Returns the classes of a button; set `iconOnly` if its name is not on screen. */
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
