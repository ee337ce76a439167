import { fillFirstCompleteTitle, createMemberReader } from '../../config/titleTemplate';
import { lazyWithRetry } from '../../lib/lazy/importWithRetry';
import { isPlainObject } from '../../lib/json';
import { optionsOf } from '../core/optionsOf';
import { toPlainText } from '../display/toPlainText';
import { createTextDisplay } from '../display/createTextDisplay';
import type { FieldType } from '../core/types';
import type { ResolvedListOptions } from './schema';

/** Joins the texts of the items. Never throws. */
const toText: FieldType['toText'] = (value, field) => {
  const { display, fields } = optionsOf<ResolvedListOptions>(field);
  const names =
    display === undefined ? Object.entries(fields).flatMap(([name, { source = name }]) => source) : [display];
  if (!Array.isArray(value)) return toPlainText(value);
  return value
    .map((item: unknown) =>
      isPlainObject(item) ? fillFirstCompleteTitle(names, createMemberReader(item)) : toPlainText(item),
    )
    .filter(Boolean)
    .join(', ');
};

/** A list of objects, each with fields of its own. Form behaviour: `form.ts`. */
export default {
  type: 'list',
  Display: createTextDisplay(toText),
  Input: lazyWithRetry(() => import('./ListInput')),
  toText,
} satisfies FieldType;
