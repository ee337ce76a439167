import { PlainText } from '../PlainText';
import { RelatedName } from '../reference/RelatedName';
import { relatedId, relatedText } from '../reference/references';
import type { DisplayProps } from '../types';

/** One chip a record. */
export const ReferencesDisplay = ({ field, value }: DisplayProps) => {
  const known = (Array.isArray(value) ? value : [value]).filter((one) => relatedText(one, field) !== '');
  if (known.length === 0) return <PlainText field={field} text="" />;
  return (
    <span className="field-chips">
      {known.map((one, index) => (
        <span key={`${index}-${relatedId(one)}`} className="field-chip">
          <RelatedName field={field} value={one} />
          {/* Chips have no comma; who listens or copies needs one. */}
          {index < known.length - 1 && <span className="field-hidden">, </span>}
        </span>
      ))}
    </span>
  );
};
