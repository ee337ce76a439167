import { withSoftBreaks } from '../display/withSoftBreaks';
import { PlainText } from '../display/PlainText';
import { toPlainText } from '../display/toPlainText';
import type { DisplayProps } from '../core/types';
import { isEmail } from './isEmail';

/** Shows plain text in a row, since the row is a link already; elsewhere a mailto link. */
export const EmailDisplay = ({ field, value, place }: DisplayProps) => {
  if (place === 'cell' || !isEmail(value)) return <PlainText field={field} text={toPlainText(value)} />;
  return <a href={`mailto:${encodeURIComponent(value).replaceAll('%40', '@')}`}>{withSoftBreaks(value)}</a>;
};
