import { Suspense } from 'react';
import { useTitles } from '../../console/hooks';
import { useText } from '../../i18n/useText';
import type { Field } from '../../config/types';
import { lazyWithReload } from '../../lib/retryImport';
import { optionsOf } from '../optionsOf';
import { NameLink } from './NameLink';
import { recordText, relatedId } from './references';
import type { ReferenceFilled } from './schema';

const FetchedName = lazyWithReload(() => import('./FetchedName'));

interface RelatedNameProps {
  field: Field;
  /** An id or an embedded record. */
  value: unknown;
}

/** The name of a related record, linked to its detail; read from the host only where the value does not carry it. */
export const RelatedName = ({ field, value }: RelatedNameProps) => {
  const t = useText();
  const titleOf = useTitles();
  const id = relatedId(value);
  const text = recordText(value, field, titleOf);
  const { unnamed } = optionsOf<ReferenceFilled>(field);
  if (id === undefined) return text === '' ? null : <span className="field-text">{text}</span>;
  if (text === '' && unnamed !== undefined && typeof value === 'object')
    return <NameLink field={field} id={id} text={t(unnamed)} />;
  if (text === '')
    return (
      <Suspense fallback={<span className="field-skeleton-text" aria-hidden="true" />}>
        <FetchedName field={field} id={id} />
      </Suspense>
    );
  return <NameLink field={field} id={id} text={text} />;
};
