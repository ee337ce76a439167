import { lazyWithRetry } from '../../lib/lazy/importWithRetry';
import type { FieldType } from '../core/types';
import { FacadeDisplay } from './FacadeDisplay';
import { homeText, readHome } from './facadeMembers';

/** The tile of a record, drawn from its members: a building with the window of a home, lit windows, an icon. Read only. */
export default {
  type: 'facade',
  Display: FacadeDisplay,
  Input: lazyWithRetry(() => import('./FacadeInput')),
  isTile: true,
  read: readHome,
  toText: homeText,
} satisfies FieldType;
