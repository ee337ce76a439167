import { Fragment, type ReactNode } from 'react';

/**
 * A text that may be an address: a line that is too short for it ends after its @, not in the middle of a word. A function
 * and not a component: what most texts are, the text alone, is then drawn with the element that it stands in.
 */
export const breakable = (text: string): ReactNode => {
  if (!text.includes('@')) return text;
  return text.split(/(?<=@)/).map((part, at) => (
    <Fragment key={at}>
      {at > 0 && <wbr />}
      {part}
    </Fragment>
  ));
};
