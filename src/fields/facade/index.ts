import { lazyWithRetry } from '../../lib/lazy/importWithRetry';
import type { FieldType } from '../core/types';
import { FacadeDisplay } from './FacadeDisplay';
import { homeText, readHome } from './facadeMembers';

/** A small building with the window of a home, drawn from members of its record. Read only. */
export default {
  type: 'facade',
  Display: FacadeDisplay,
  Input: lazyWithRetry(() => import('./FacadeInput')),
  isTile: true,
  read: readHome,
  toText: homeText,
} satisfies FieldType;
