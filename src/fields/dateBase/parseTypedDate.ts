import type { Field } from '../../config/types';
import { getDstGapReplacement } from '../../lib/date/dstGap';
import { optionsOf } from '../core/optionsOf';
import { fromDateInputValue } from './dateInputValue';
import type { ResolvedDateOptions } from '../date/schema';

/** What was typed in a form, as `fromDateInputValue`; an hour that the clocks skip stays, too: what is sent is what was typed. */
export const parseTypedDate = (text: unknown, field: Field): unknown =>
  getDstGapReplacement(text, { timeZone: optionsOf<ResolvedDateOptions>(field).timeZone }) === undefined
    ? fromDateInputValue(text, field)
    : text;
