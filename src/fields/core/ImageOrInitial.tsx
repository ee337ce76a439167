import type { RaRecord } from 'ra-core';
import type { Field } from '../../config/types';
import { isEmpty } from '../../config/values/isEmpty';
import { InitialAvatar } from '../../ui/text/InitialAvatar';
import { FieldValue } from './FieldValue';
import { readValue } from './readValue';

interface ImageOrInitialProps {
  /** Field of the image. */
  field: Field;
  record: RaRecord;
  /** Value whose first letter is shown if the record has no image. */
  name: unknown;
}

/** Small image of a record; without one the first letter of its name, in the shape of the image. */
export const ImageOrInitial = ({ field, record, name }: ImageOrInitialProps) =>
  isEmpty(readValue(field, record)) ? (
    <InitialAvatar value={name} isImagePlaceholder />
  ) : (
    <FieldValue field={field} record={record} place="cell" />
  );
