import type { RaRecord } from 'ra-core';
import type { Field } from '../../config/types';
import { isEmpty } from '../../config/values/isEmpty';
import { FieldValue } from '../../fields/core/FieldValue';
import { readValue } from '../../fields/core/readValue';
import { InitialAvatar } from '../../ui/text/InitialAvatar';

interface HeaderImageProps {
  field: Field;
  record: RaRecord;
  title: string;
}

/** Image beside the title of a record: as in its list, the first letter if there is none. */
export const HeaderImage = ({ field, record, title }: HeaderImageProps) =>
  isEmpty(readValue(field, record)) ? (
    <InitialAvatar value={title} isImagePlaceholder />
  ) : (
    <FieldValue field={field} record={record} place="cell" />
  );
