import { Fragment, type ReactNode } from 'react';
import { escapeInvisible } from '../../lib/text/escapeInvisible';

/**
 * Renders a record's text and names its invisible characters. A long e-mail address may break after its @ instead of inside
 * a word. A function, not a component: most texts need no element and render inside their parent's.
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
