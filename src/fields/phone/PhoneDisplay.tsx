import { PlainText } from '../display/PlainText';
import { toPlainText } from '../display/toPlainText';
import type { DisplayProps } from '../core/types';
import { toTelHref } from '../../lib/url/toSafeHref';
import { isPhone } from '../../lib/text/isPhone';

/** Shows plain text in a row, since the row is a link already; elsewhere a tel link. */
export const PhoneDisplay = ({ field, value, place }: DisplayProps) => {
  if (place === 'cell' || !isPhone(value)) return <PlainText field={field} text={toPlainText(value)} />;
  return <a href={toTelHref(value)}>{value}</a>;
};
