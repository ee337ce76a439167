import { lazyWithRetry } from '../../lib/lazy/importWithRetry';
import { optionsOf } from '../core/optionsOf';
import { toPlainText } from '../display/toPlainText';
import type { FieldType } from '../core/types';
import { checkUrl, hrefOf } from './checkUrl';
import type { ResolvedUrlOptions } from './schema';
import { UrlDisplay } from './UrlDisplay';
import { urlText } from './urlText';

export default {
  type: 'url',
  Display: UrlDisplay,
  Input: lazyWithRetry(() => import('./UrlInput')),
  toText: (value, field, t) => {
    const { text } = optionsOf<ResolvedUrlOptions>(field);
    return text !== undefined && hrefOf(value, field) !== undefined ? t(text) : urlText(value, field);
  },
  // Export the URL: the text that is displayed for it is useless in a file.
  toExportValue: toPlainText,
  validate: checkUrl,
} satisfies FieldType;
