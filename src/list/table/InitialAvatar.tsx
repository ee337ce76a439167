import type { RaRecord } from 'ra-core';
import type { Field } from '../../config/types';
import { readValue } from '../../fields/core/readValue';

interface InitialAvatarProps {
  field: Field;
  record: RaRecord;
  /** In place of a picture that there is not, and of its shape. */
  isImagePlaceholder?: boolean;
}

/** The first letter of a value in a circle: a stand-in for a portrait, nothing to screen readers (AUSER-07). */
export function InitialAvatar({ field, record, isImagePlaceholder = false }: InitialAvatarProps) {
  const value: unknown = readValue(field, record);
  // By code point: the first half of an emoji is no letter.
  const [letter = '?'] = typeof value === 'string' ? value.trim() : '';
  return (
    <span className={isImagePlaceholder ? 'list-initial of-picture' : 'list-initial'} aria-hidden>
      {letter.toLocaleUpperCase('es')}
    </span>
  );
}
