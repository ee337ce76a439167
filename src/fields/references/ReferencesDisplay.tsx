import { fillTitle, createMemberReader } from '../../config/titleTemplate';
import { isPlainObject } from '../../lib/json';
import { optionsOf } from '../core/optionsOf';
import { CodeText } from '../display/CodeText';
import { PlainText } from '../display/PlainText';
import { RelatedRecordName } from '../reference/RelatedRecordName';
import { relatedId, relatedText } from '../reference/relatedRecord';
import type { DisplayProps } from '../core/types';
import type { ReferencesOptions } from './schema';

/** Renders one chip per record. */
export const ReferencesDisplay = ({ field, value }: DisplayProps) => {
  const displayable = (Array.isArray(value) ? value : [value]).filter(
    (item) => relatedText(item, field) !== '',
  );
  if (displayable.length === 0) return <PlainText field={field} text="" />;
  const { below } = optionsOf<ReferencesOptions>(field);
  // An id is a code, and looks like one.
  const SecondLine = below === '{id}' ? CodeText : PlainText;
  if (below !== undefined)
    return (
      <span className="field-lines">
        {displayable.map((item, index) => (
          <span key={`${index}-${relatedId(item)}`}>
            <RelatedRecordName field={field} value={item} />
            <SecondLine field={field} text={fillSecondLine(below, item)} className="field-below" />
          </span>
        ))}
      </span>
    );
  return (
    <span className="field-chips">
      {displayable.map((item, index) => (
        <span key={`${index}-${relatedId(item)}`} className="field-chip">
          <RelatedRecordName field={field} value={item} />
          {/* Hidden comma between chips, for screen readers and copied text. */}
          {index < displayable.length - 1 && <span className="field-hidden">, </span>}
        </span>
      ))}
    </span>
  );
};

const fillSecondLine = (template: string, record: unknown): string =>
  fillTitle(template, createMemberReader(isPlainObject(record) ? record : { id: record })).text;
