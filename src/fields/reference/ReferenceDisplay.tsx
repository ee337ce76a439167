import { PlainText } from '../display/PlainText';
import type { DisplayProps } from '../core/types';
import { RelatedRecordName } from './RelatedRecordName';
import { relatedText } from './relatedRecord';

export const ReferenceDisplay = ({ field, value }: DisplayProps) => {
  if (relatedText(value, field) === '') return <PlainText field={field} text="" />;
  return <RelatedRecordName field={field} value={value} />;
};
