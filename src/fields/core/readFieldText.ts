import type { RaRecord } from 'ra-core';
import type { Field } from '../../config/types';
import { readValue } from './readValue';
import { fieldTypes } from './registry';

/** Returns the text that a field shows of a record; '' for none. */
export const readFieldText = (field: Field, record: RaRecord, t: (text: string) => string): string =>
  String(fieldTypes.get(field.type)?.toText(readValue(field, record), field, t) ?? '');
