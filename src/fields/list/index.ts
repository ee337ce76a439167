import { firstTitle, membersOf } from '../../config/title';
import { lazyWithReload } from '../../lib/retryImport';
import { optionsOf } from '../optionsOf';
import { textDisplay } from '../textDisplay';
import type { FieldType } from '../types';
import type { ListFilled } from './schema';

/** What the items read, one after the other. Total. */
const toText: FieldType['toText'] = (value, field) => {
  const { display, fields } = optionsOf<ListFilled>(field);
  const names =
    display === undefined ? Object.entries(fields).flatMap(([name, { source = name }]) => source) : [display];
  const items: unknown[] = Array.isArray(value) ? value : [];
  return items.flatMap((item) => firstTitle(names, membersOf(item)) || []).join(', ');
};

/** A list of objects, each with fields of its own. What it does in forms: `form.ts`. */
export default {
  type: 'list',
  Display: textDisplay(toText),
  Input: lazyWithReload(() => import('./ListInput')),
  toText,
} satisfies FieldType;
