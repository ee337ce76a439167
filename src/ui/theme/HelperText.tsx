import { isValidElement, type ComponentProps, type ReactNode } from 'react';

interface HelperTextProps extends ComponentProps<'p'> {
  /** MUI hands it to every part that is no native element. */
  ownerState?: unknown;
}

/**
 * What stands below an input, for the theme. react-admin draws help and error there as bare texts, one in the place of the
 * other; a translator of the browser puts elements in their place, and React would fail to take them away. Each has an element
 * of its own here, which goes with it.
 */
export const HelperText = ({ ownerState: _state, children, ...rest }: HelperTextProps) => (
  <p {...rest}>
    <span key={getMessageKey(children)}>{children}</span>
  </p>
);

/** What is said: of react-admin's element its error, else its help. */
function getMessageKey(children: ReactNode): string {
  if (!isValidElement<{ error?: unknown; helperText?: unknown }>(children)) return String(children);
  const { error, helperText } = children.props;
  return JSON.stringify([error, typeof helperText === 'string' ? helperText : '']);
}
