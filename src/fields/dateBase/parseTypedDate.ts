import type { Field } from '../../config/types';
import { getDstGapReplacement } from '../../lib/date/dstGap';
import { optionsOf } from '../core/optionsOf';
import { fromDateInputValue } from './dateInputValue';
import type { ResolvedDateOptions } from '../date/schema';

/**
 * Like `fromDateInputValue`, but keeps the text of an hour skipped by a clock change: the value sent must be the one typed.
 */
export const parseTypedDate = (text: unknown, field: Field): unknown =>
  getDstGapReplacement(text, { timeZone: optionsOf<ResolvedDateOptions>(field).timeZone }) === undefined
    ? fromDateInputValue(text, field)
    : text;
