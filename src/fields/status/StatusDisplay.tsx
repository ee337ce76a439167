import { readPath } from '../../config/readPath';
import { enumText } from '../enum/choices';
import { optionsOf } from '../optionsOf';
import { PlainText } from '../PlainText';
import type { DisplayProps } from '../types';
import { useText } from '../../i18n/useText';
import type { StatusFilled } from './schema';
import { Tag } from '../../ui/Tag';

export const StatusDisplay = ({ field, value }: DisplayProps) => {
  const text = enumText(value, field, useText());
  const tone = readPath(optionsOf<StatusFilled>(field).tones, String(value));
  if (text === '') return <PlainText field={field} text="" />;
  return (
    <Tag dot tone={typeof tone === 'string' ? tone : 'neutral'}>
      {text}
    </Tag>
  );
};
