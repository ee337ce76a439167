import type { Field } from '../../config/types';
import { toPlainText } from '../display/toPlainText';
import { hrefOf } from './checkUrl';

/** Links that open another program, so do not open a tab. A number or an address is known without the scheme. */
export const PROGRAM_LINK = /^(?:tel|mailto):/i;

/** Returns the text of a URL: of a telephone number or an e-mail address without its scheme. */
export const urlText = (value: unknown, field: Field): string =>
  hrefOf(value, field) === undefined ? toPlainText(value) : toPlainText(value).replace(PROGRAM_LINK, '');
