import { PlainText } from '../PlainText';
import type { DisplayProps } from '../types';
import { RelatedName } from './RelatedName';
import { relatedText } from './references';

export const ReferenceDisplay = ({ field, value }: DisplayProps) => {
  if (relatedText(value, field) === '') return <PlainText field={field} text="" />;
  return <RelatedName field={field} value={value} />;
};
