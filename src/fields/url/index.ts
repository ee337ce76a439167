import { lazyWithReload } from '../../lib/retryImport';
import { optionsOf } from '../optionsOf';
import { plainText } from '../text/plainText';
import type { FieldType } from '../types';
import { checkUrl, hrefOf } from './checkUrl';
import type { UrlFilled } from './schema';
import { UrlDisplay } from './UrlDisplay';

export default {
  type: 'url',
  Display: UrlDisplay,
  Input: lazyWithReload(() => import('./UrlInput')),
  toText: (value, field, t) => {
    const { text } = optionsOf<UrlFilled>(field);
    return text !== undefined && hrefOf(value, field) !== undefined ? t(text) : plainText(value);
  },
  // The address: a text that stands for it says nothing in a file.
  toCell: plainText,
  validate: checkUrl,
} satisfies FieldType;
