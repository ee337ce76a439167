import { breakable } from '../breakable';
import { PlainText } from '../PlainText';
import type { DisplayProps } from '../types';
import { useText } from '../../i18n/useText';
import { addressOf } from './addresses';

/** What says where in the world the street is: the same for all rows of a building. */
const TOWN = /^(?:zip_code|postal_code|city|province|state|country)$/;

/** An address in a line. In rows its town stands back, so that street, number and door are what the eye finds. */
export function AddressText({ field, value, place }: DisplayProps) {
  const t = useText();
  const text = addressOf(value, field, t);
  const door = place === 'cell' ? addressOf(value, field, t, (part) => !TOWN.test(part)) : '';
  if (door === '' || door === text || !text.startsWith(door))
    return <PlainText field={field} text={text} className={`field-text field-${place}`} />;
  return (
    <span className="field-text field-cell">
      <span>{breakable(door)}</span>
      <span className="field-town">{breakable(text.slice(door.length))}</span>
    </span>
  );
}
