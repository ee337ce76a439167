import { withSoftBreaks } from '../display/withSoftBreaks';
import { PlainText } from '../display/PlainText';
import { toPlainText } from '../display/toPlainText';
import type { DisplayProps } from '../core/types';
import { readEntries, entryText } from './entries';

export const ChoicesDisplay = ({ field, value }: DisplayProps) => {
  const entries = readEntries(value);
  if (entries.length === 0) return <PlainText field={field} text={toPlainText(value)} />;
  return (
    <span className="field-chips">
      {entries.map((entry, index) => (
        <span key={`${index}-${entry.id}`} className="field-chip">
          <span>{withSoftBreaks(entryText(entry, field))}</span>
          {/* Hidden comma between chips, for screen readers and copied text. */}
          {index < entries.length - 1 && <span className="field-hidden">, </span>}
        </span>
      ))}
    </span>
  );
};
