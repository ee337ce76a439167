import { Fragment, type ReactNode } from 'react';
import { escapeInvisible } from '../../lib/text/escapeInvisible';

/**
 * A text of a record as it is drawn, with what nobody would see named. It may be an address: a line that is too short for it ends after its @, not in the middle of a word. A function
 * and not a component: what most texts are, the text alone, is then drawn with the element that it stands in.
 */
export const withSoftBreaks = (value: string): ReactNode => {
  const text = escapeInvisible(value);
  if (!text.includes('@')) return text;
  return text.split(/(?<=@)/).map((part, index) => (
    <Fragment key={index}>
      {index > 0 && <wbr />}
      <span>{part}</span>
    </Fragment>
  ));
};
