import { fillText } from '../i18n/fillText';
import { progressOf, type Operation } from './operation';
import { operationTexts as texts } from './texts';

/** How far an operation is, where its rows are counted. */
export function Progress({ operation: { rows, title } }: { operation: Operation }) {
  if (rows.length === 0) return null;
  const { done, of } = progressOf(rows);
  return (
    <p className="operation-progress">
      <progress max={of} value={done} aria-label={title} />
      <span>{fillText(texts.progress, { done, total: of })}</span>
    </p>
  );
}
