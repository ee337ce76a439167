import { Suspense } from 'react';
import { interpolateText } from '../../../../i18n/interpolateText';
import { lazyWithRetry } from '../../../../lib/lazy/importWithRetry';
import { ReadFailure } from './ReadFailure';
import { comparisonTexts as texts } from './texts';
import type { OtherComparison } from './useComparison';

const RecordPicker = lazyWithRetry(() => import('./RecordPicker'));

/** Picker of the other record, with its line in words, or the reason why it has none. */
export function OtherRecord({ comparison }: { comparison: OtherComparison }) {
  const { field, record, id, choose } = comparison;
  return (
    <div className="comparison-other">
      <Suspense fallback={<div className="field-skeleton skeleton" aria-hidden />}>
        <RecordPicker field={field} record={record} selectedId={id} onSelect={choose} />
      </Suspense>
      <OtherStatus comparison={comparison} />
    </div>
  );
}

function OtherStatus({ comparison }: { comparison: OtherComparison }) {
  const { id, name, isFetching, problem, retry, series, sensorName } = comparison;
  if (problem !== undefined) return <ReadFailure text={problem} onRetry={retry} />;
  if (id === '') return <span>{texts.choose}</span>;
  if (isFetching) return <span role="status">{interpolateText(texts.reading, { name })}</span>;
  if (!series) return null;
  return (
    <span role="status">
      <span className="other-swatch" aria-hidden />
      <span>{interpolateText(texts.line, { name, sensor: sensorName ?? '' })}</span>
    </span>
  );
}
