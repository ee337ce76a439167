import { useReference } from 'ra-core';
import { useGetRecordTitle } from '../../queries/console/consoleHooks';
import type { Field } from '../../config/types';
import { optionsOf } from '../core/optionsOf';
import { RecordNameLink } from './RecordNameLink';
import { recordText, type Id } from './relatedRecord';
import type { ResolvedReferenceOptions } from './schema';

/**
 * Name of a related record that must be fetched. A first list includes its names, so this chunk loads with the first record
 * that lacks one.
 */
export default function FetchedRecordName({ field, id }: { field: Field; id: Id }) {
  const { resource: name } = optionsOf<ResolvedReferenceOptions>(field);
  const titleOf = useGetRecordTitle();
  // ra-core batches the names requested in one tick into one call.
  const { referenceRecord, isLoading } = useReference({ reference: name, id });
  if (isLoading) return <span className="field-skeleton-text" aria-hidden="true" />;
  const text = recordText(referenceRecord, field, titleOf);
  // Show the id without a link if there is no record: a link to an unreadable record leads nowhere.
  if (!referenceRecord) return <span className="field-text">{String(id)}</span>;
  return <RecordNameLink field={field} id={id} text={text || String(id)} />;
}
