import type { DateOrder, DatePart, LocaleFormat, NumberSigns } from './localeFormat';

/** Returns how a locale writes numbers and dates, by `Intl`. */
export const findLocaleFormat = (locale: string): LocaleFormat => ({
  numbers: findNumberSigns(locale),
  dates: findDateOrder(locale),
  firstWeekday: findFirstWeekday(locale),
});

function findNumberSigns(locale: string): NumberSigns {
  const parts = new Intl.NumberFormat(locale).formatToParts(1_234_567.8);
  const find = (type: string): string => parts.find((part) => part.type === type)?.value ?? '';
  const isGrouped = new Intl.NumberFormat(locale).formatToParts(1234).some(({ type }) => type === 'group');
  return { group: find('group'), decimal: find('decimal') || '.', groupedFrom: isGrouped ? 4 : 5 };
}

const isDatePart = (type: string): type is DatePart => ['day', 'month', 'year'].includes(type);

function findDateOrder(locale: string): DateOrder {
  const dateFormat = new Intl.DateTimeFormat(locale, {
    calendar: 'gregory',
    year: 'numeric',
    month: '2-digit',
    day: '2-digit',
  });
  const parts = dateFormat.formatToParts(0);
  const separator = parts.find(({ type }) => type === 'literal')?.value.trim() ?? '';
  return {
    parts: parts.map(({ type }) => type).filter(isDatePart),
    separator: /^[/.-]$/.test(separator) ? separator : '/',
  };
}

/** Members of `Intl.Locale` that some browsers have as a getter and others as a method. */
interface WeekInfo {
  weekInfo?: { firstDay: number };
  getWeekInfo?: () => { firstDay: number };
}

function findFirstWeekday(locale: string): number {
  const info = new Intl.Locale(locale) as Intl.Locale & WeekInfo;
  return (info.getWeekInfo?.() ?? info.weekInfo)?.firstDay ?? 1;
}
