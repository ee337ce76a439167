import { Fragment, type ReactNode } from 'react';
import { shownText } from '../lib/shownText';

/**
 * A text of a record as it is drawn, with what nobody would see named. It may be an address: a line that is too short for it ends after its @, not in the middle of a word. A function
 * and not a component: what most texts are, the text alone, is then drawn with the element that it stands in.
 */
export const breakable = (value: string): ReactNode => {
  const text = shownText(value);
  if (!text.includes('@')) return text;
  return text.split(/(?<=@)/).map((part, at) => (
    <Fragment key={at}>
      {at > 0 && <wbr />}
      <span>{part}</span>
    </Fragment>
  ));
};
