import { fillFirstCompleteTitle, createMemberReader } from '../../config/titleTemplate';
import { lazyWithRetry } from '../../lib/lazy/importWithRetry';
import { optionsOf } from '../core/optionsOf';
import { createTextDisplay } from '../display/createTextDisplay';
import type { FieldType } from '../core/types';
import type { ResolvedListOptions } from './schema';

/** Joins the texts of the items. Never throws. */
const toText: FieldType['toText'] = (value, field) => {
  const { display, fields } = optionsOf<ResolvedListOptions>(field);
  const names =
    display === undefined ? Object.entries(fields).flatMap(([name, { source = name }]) => source) : [display];
  const items: unknown[] = Array.isArray(value) ? value : [];
  return items.flatMap((item) => fillFirstCompleteTitle(names, createMemberReader(item)) || []).join(', ');
};

/** A list of objects, each with fields of its own. Form behaviour: `form.ts`. */
export default {
  type: 'list',
  Display: createTextDisplay(toText),
  Input: lazyWithRetry(() => import('./ListInput')),
  toText,
} satisfies FieldType;
