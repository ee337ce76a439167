import { PlainText } from '../PlainText';
import { plainText } from '../text/plainText';
import type { DisplayProps } from '../types';
import { callHref } from '../../lib/safeHref';
import { isPhone } from '../../lib/phone';

/** In a row the text alone, since the row is a link already; with room, a link that calls. */
export const PhoneDisplay = ({ field, value, place }: DisplayProps) => {
  if (place === 'cell' || !isPhone(value)) return <PlainText field={field} text={plainText(value)} />;
  return <a href={callHref(value)}>{value}</a>;
};
