/** Heading of the entries that follow, below a line unless they are the first; without text the line alone. */
export const MenuHeading = ({ text = '' }: { text?: string }) => (
  <div role="separator" className="menu-heading" {...(text !== '' && { 'aria-label': text })}>
    {text}
  </div>
);
