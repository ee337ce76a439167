import { fillTitle, membersOf } from '../../config/title';
import { isPlainObject } from '../../lib/json';
import { optionsOf } from '../optionsOf';
import { PlainText } from '../PlainText';
import { RelatedName } from '../reference/RelatedName';
import { relatedId, relatedText } from '../reference/references';
import type { DisplayProps } from '../types';
import type { ReferencesOptions } from './schema';

/** One chip a record. */
export const ReferencesDisplay = ({ field, value }: DisplayProps) => {
  const known = (Array.isArray(value) ? value : [value]).filter((one) => relatedText(one, field) !== '');
  if (known.length === 0) return <PlainText field={field} text="" />;
  const { below } = optionsOf<ReferencesOptions>(field);
  if (below !== undefined)
    return (
      <span className="field-lines">
        {known.map((one, index) => (
          <span key={`${index}-${relatedId(one)}`}>
            <RelatedName field={field} value={one} />
            <span className="field-below">{secondLine(below, one)}</span>
          </span>
        ))}
      </span>
    );
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

const secondLine = (template: string, record: unknown): string =>
  fillTitle(template, membersOf(isPlainObject(record) ? record : { id: record })).text;
