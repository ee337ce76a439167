import { LinkBase, useReference } from 'ra-core';
import { useResources, useTitles } from '../../console/hooks';
import { useText } from '../../i18n/useText';
import type { Field } from '../../config/types';
import { optionsOf } from '../optionsOf';
import { recordText, relatedId, type Id } from './references';
import type { ReferenceFilled } from './schema';

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
  if (text === '') return <FetchedName field={field} id={id} />;
  return <NameLink field={field} id={id} text={text} />;
};

const FetchedName = ({ field, id }: { field: Field; id: Id }) => {
  const { resource: name } = optionsOf<ReferenceFilled>(field);
  const titleOf = useTitles();
  // All names of a screen that are asked for in one turn go in one call.
  const { referenceRecord, isLoading } = useReference({ reference: name, id });
  if (isLoading) return <span className="field-skeleton-text" aria-hidden="true" />;
  const text = recordText(referenceRecord, field, titleOf);
  // Without an answer the id is all there is to show, and a link to what could not be read leads nowhere.
  if (!referenceRecord) return <span className="field-text">{String(id)}</span>;
  return <NameLink field={field} id={id} text={text || String(id)} />;
};

const NameLink = ({ field, id, text }: { field: Field; id: Id; text: string }) => {
  const { resource: name, link } = optionsOf<ReferenceFilled>(field);
  const resource = useResources().get(name);
  if (!link || !resource?.hasDetail) return <span className="field-text">{text}</span>;
  return (
    <LinkBase className="field-link" to={`/admin/${resource.route}/${encodeURIComponent(id)}`}>
      {text}
    </LinkBase>
  );
};
