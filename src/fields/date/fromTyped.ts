import type { Field } from '../../config/types';
import { skippedTo } from '../../lib/skippedTo';
import { optionsOf } from '../optionsOf';
import { fromNative } from './nativeDate';
import type { DateFilled } from './schema';

/** What was typed in a form, as `fromNative`; an hour that the clocks skip stays, too: what is sent is what was typed. */
export const fromTyped = (text: unknown, field: Field): unknown =>
  skippedTo(text, { timeZone: optionsOf<DateFilled>(field).timeZone }) === undefined
    ? fromNative(text, field)
    : text;
