import { useReference } from 'ra-core';
import { useGetRecordTitle } from '../../queries/console/consoleHooks';
import type { Field } from '../../config/types';
import { optionsOf } from '../core/optionsOf';
import { RecordNameLink } from './RecordNameLink';
import { recordText, type Id } from './relatedRecord';
import type { ResolvedReferenceOptions } from './schema';

/** The name of a related record that has to be read; a first list brings its names along, so this loads with the first other one. */
export default function FetchedRecordName({ field, id }: { field: Field; id: Id }) {
  const { resource: name } = optionsOf<ResolvedReferenceOptions>(field);
  const titleOf = useGetRecordTitle();
  // All names of a screen that are asked for in one turn go in one call.
  const { referenceRecord, isLoading } = useReference({ reference: name, id });
  if (isLoading) return <span className="field-skeleton-text" aria-hidden="true" />;
  const text = recordText(referenceRecord, field, titleOf);
  // Without an answer the id is all there is to show, and a link to what could not be read leads nowhere.
  if (!referenceRecord) return <span className="field-text">{String(id)}</span>;
  return <RecordNameLink field={field} id={id} text={text || String(id)} />;
}
