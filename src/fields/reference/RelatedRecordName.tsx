import { Suspense } from 'react';
import { useGetRecordTitle } from '../../queries/console/consoleHooks';
import { useTranslateText } from '../../i18n/useTranslateText';
import type { Field } from '../../config/types';
import { lazyWithRetry } from '../../lib/lazy/importWithRetry';
import { optionsOf } from '../core/optionsOf';
import { toPlainText } from '../display/toPlainText';
import { withSoftBreaks } from '../display/withSoftBreaks';
import { RecordNameLink } from './RecordNameLink';
import { recordText, relatedId } from './relatedRecord';
import type { ResolvedReferenceOptions } from './schema';

const FetchedName = lazyWithRetry(() => import('./FetchedRecordName'));

interface RelatedRecordNameProps {
  field: Field;
  /** An id or an embedded record. */
  value: unknown;
}

/** Name of a related record, linked to its detail. Fetches the record only if the value does not include the name. */
export const RelatedRecordName = ({ field, value }: RelatedRecordNameProps) => {
  const t = useTranslateText();
  const titleOf = useGetRecordTitle();
  const id = relatedId(value);
  const text = recordText(value, field, titleOf);
  const { missingNameText } = optionsOf<ResolvedReferenceOptions>(field);
  if (id === undefined)
    return <span className="field-text">{withSoftBreaks(text || toPlainText(value))}</span>;
  if (text === '' && missingNameText !== undefined && typeof value === 'object')
    return <RecordNameLink field={field} id={id} text={t(missingNameText)} isMissing />;
  if (text === '')
    return (
      <Suspense fallback={<span className="field-skeleton-text" aria-hidden="true" />}>
        <FetchedName field={field} id={id} />
      </Suspense>
    );
  return <RecordNameLink field={field} id={id} text={text} />;
};
