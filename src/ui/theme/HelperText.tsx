import { isValidElement, type ComponentProps, type ReactNode } from 'react';

interface HelperTextProps extends ComponentProps<'p'> {
  /** MUI passes this to every slot that is not a native element. */
  ownerState?: unknown;
}

/**
 * Help and error text below an input, for the theme. react-admin swaps help and error as bare text nodes. Browser
 * translators replace those with elements, so React would fail to remove them. Here each text has its own element.
 */
export const HelperText = ({ ownerState: _state, children, ...rest }: HelperTextProps) => (
  <p {...rest}>
    <span key={getMessageKey(children)}>{children}</span>
  </p>
);

/** Returns the message of react-admin's element: its error, else its help. */
function getMessageKey(children: ReactNode): string {
  if (!isValidElement<{ error?: unknown; helperText?: unknown }>(children)) return String(children);
  const { error, helperText } = children.props;
  return JSON.stringify([error, typeof helperText === 'string' ? helperText : '']);
}
