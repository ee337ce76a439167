import { readPath } from '../../config/values/readPath';
import { enumText } from '../enum/choices';
import { optionsOf } from '../core/optionsOf';
import { PlainText } from '../display/PlainText';
import { withSoftBreaks } from '../display/withSoftBreaks';
import type { DisplayProps } from '../core/types';
import { useTranslateText } from '../../i18n/useTranslateText';
import type { ResolvedStatusOptions } from './schema';
import { Tag } from '../../ui/text/Tag';

export const StatusDisplay = ({ field, value }: DisplayProps) => {
  const text = enumText(value, field, useTranslateText());
  const tone = readPath(optionsOf<ResolvedStatusOptions>(field).tones, String(value));
  if (text === '') return <PlainText field={field} text="" />;
  return (
    <Tag dot tone={typeof tone === 'string' ? tone : 'neutral'}>
      {withSoftBreaks(text)}
    </Tag>
  );
};
