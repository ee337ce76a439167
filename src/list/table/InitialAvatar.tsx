import { getLocale } from '../../lib/language/language';
import type { RaRecord } from 'ra-core';
import type { Field } from '../../config/types';
import { readValue } from '../../fields/core/readValue';

interface InitialAvatarProps {
  field: Field;
  record: RaRecord;
  /** True if it replaces a missing image and has the image's shape. */
  isImagePlaceholder?: boolean;
}

/** The first letter of a value in a circle: a placeholder for a portrait, hidden from screen readers. */
export function InitialAvatar({ field, record, isImagePlaceholder = false }: InitialAvatarProps) {
  const value: unknown = readValue(field, record);
  // Split by code point: half of an emoji is not a letter.
  const [letter = '?'] = typeof value === 'string' ? value.trim() : '';
  return (
    <span className={isImagePlaceholder ? 'list-initial of-picture' : 'list-initial'} aria-hidden>
      {letter.toLocaleUpperCase(getLocale())}
    </span>
  );
}
