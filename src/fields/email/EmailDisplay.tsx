import { breakable } from '../breakable';
import { PlainText } from '../PlainText';
import { plainText } from '../text/plainText';
import type { DisplayProps } from '../types';
import { isEmail } from './isEmail';

/** In a row the text alone, since the row is a link already; with room, a link to the mail program. */
export const EmailDisplay = ({ field, value, place }: DisplayProps) => {
  if (place === 'cell' || !isEmail(value)) return <PlainText field={field} text={plainText(value)} />;
  return <a href={`mailto:${encodeURIComponent(value).replaceAll('%40', '@')}`}>{breakable(value)}</a>;
};
