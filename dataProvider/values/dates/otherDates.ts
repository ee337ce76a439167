import type { Field } from '../../../src/config/types';

/** A way to write moments besides ISO. */
interface DateSpelling {
  /** Returns Unix seconds; undefined if the text is not spelled so. */
  read: (text: string, field: Field) => number | undefined;
  write: (seconds: number, original: string) => string;
}

const whenNumber = (value: number): number | undefined => (Number.isNaN(value) ? undefined : value);

const DIGITS = /^-?(\d{9,10}|\d{13})$/;
const isMs = (text: string): boolean => text.replace('-', '').length === 13;

/** Seconds or ms as text. */
const digits: DateSpelling = {
  read: (text) => (DIGITS.test(text) ? Number(text) / (isMs(text) ? 1000 : 1) : undefined),
  write: (seconds, original) => String(Math.round(seconds * (isMs(original) ? 1000 : 1))),
};

const DOT_NET = /^\/Date\((-?\d+)([+-]\d{4})?\)\/$/;

/** `/Date(1772360100000+0100)/`; the offset is only for display. */
const dotNet: DateSpelling = {
  read: (text) => whenNumber(Number(DOT_NET.exec(text)?.[1]) / 1000),
  write: (seconds, original) => `/Date(${Math.round(seconds * 1000)}${DOT_NET.exec(original)?.[2] ?? ''})/`,
};

const HTTP_DATE =
  /^(?:[A-Z][a-z]{2}, )?\d{1,2} [A-Z][a-z]{2} \d{4} \d\d:\d\d(?::\d\d)? (?:GMT|UTC|[+-]\d{4})$/;

/** `Sun, 01 Mar 2026 10:15:00 GMT`. */
const httpDate: DateSpelling = {
  read: (text) => (HTTP_DATE.test(text) ? whenNumber(Date.parse(text) / 1000) : undefined),
  write: (seconds) => new Date(seconds * 1000).toUTCString(),
};

export const otherSpellings: readonly DateSpelling[] = [digits, dotNet, httpDate];
