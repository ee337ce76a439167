import { withSoftBreaks } from '../display/withSoftBreaks';
import { PlainText } from '../display/PlainText';
import type { DisplayProps } from '../core/types';
import { useTranslateText } from '../../i18n/useTranslateText';
import { formatAddress } from './formatAddress';

/** Address members for the locality: the same for all rows of a building. */
const LOCALITY_PART = /^(?:zip_code|postal_code|city|province|state|country)$/;
/** Address members for the building. */
const STREET_PART = /^(?:street_type|street_name|block_number)$/;
const SEPARATOR = ', ';

/**
 * Formats an address on one line. Rows show what is the same for a whole building less prominently: the street before the
 * home, and the locality below both.
 */
export function AddressDisplay({ field, value, place }: DisplayProps) {
  const t = useTranslateText();
  const text = formatAddress(value, field, t);
  const plainText = <PlainText field={field} text={text} className={`field-text field-${place}`} />;
  if (place !== 'cell') return plainText;
  const localText = formatAddress(value, field, t, (part) => !LOCALITY_PART.test(part));
  if (localText === '' || localText === text || !text.startsWith(localText)) return plainText;
  const streetText = formatAddress(value, field, t, (part) => STREET_PART.test(part));
  const homeStart = localText.startsWith(streetText + SEPARATOR) ? streetText.length + SEPARATOR.length : 0;
  const Home = homeStart > 0 ? 'b' : 'span';
  return (
    <span className="field-text field-cell">
      <span>
        {homeStart > 0 && <span>{withSoftBreaks(localText.slice(0, homeStart))}</span>}
        <Home>{withSoftBreaks(localText.slice(homeStart))}</Home>
      </span>
      <span className="field-town">
        <span className="field-town-separator">{SEPARATOR}</span>
        <span>{withSoftBreaks(text.slice(localText.length + SEPARATOR.length))}</span>
      </span>
    </span>
  );
}
