import type { RaRecord } from 'ra-core';
import type { Resource } from '../../config/types';
import { readValue } from '../core/readValue';
import { CodeText } from '../display/CodeText';

interface RecordTitleProps {
  resource: Resource;
  record: RaRecord;
  /** Its title, as `recordTitle` returns it. */
  text: string;
}

/** The title of a record as a heading. The value of a field with a copy button is a code, and looks like one here, too. */
export const RecordTitle = ({ resource, record, text }: RecordTitleProps) =>
  Object.values(resource.fields).some(
    (field) => field.copyButton && String(readValue(field, record)) === text,
  ) ? (
    <CodeText text={text} className="title" />
  ) : (
    // An element of its own: React would change a bare text in a node that a translator of the browser has replaced.
    <span>{text}</span>
  );
