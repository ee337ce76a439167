import { describe, expect, it } from 'vitest';
import { changeLanguage } from '../i18n/changeLanguage';
import { parseBarSeries, toBarPoints } from './barSeries';

/** Bars of a list with their labels. */
function barsOf(list: unknown) {
  const series = parseBarSeries(list);
  return series && { days: toBarPoints(series.days), months: toBarPoints(series.months) };
}

const bars = (...labels: (string | number)[]) => labels.map((label, value) => ({ label, value }));
const monthsOf = (...labels: string[]) => barsOf(bars(...labels))?.months.map(({ label }) => label);

describe('readSeries', () => {
  it('tells days from months of one list, in their order [DASH-11, DASH-16]', () => {
    expect(barsOf(bars('2026-10-31', '2026-11-01', '2026-10', '2026-11'))).toEqual({
      days: [
        { short: '31 oct', label: '31/10/2026', value: 0 },
        { short: '1 nov', label: '01/11/2026', value: 1 },
      ],
      months: [
        { short: 'oct', label: 'oct 2026', value: 2 },
        { short: 'nov', label: 'nov 2026', value: 3 },
      ],
    });
  });

  it('keeps the last 30 days and the last 12 months [DASH-11]', () => {
    const days = Array.from({ length: 31 }, (_, day) => `2026-01-${String(day + 1).padStart(2, '0')}`);
    const months = Array.from(
      { length: 13 },
      (_, at) => `${2025 + Math.floor(at / 12)}-${at % 12 < 9 ? 0 : ''}${(at % 12) + 1}`,
    );
    const series = barsOf(bars(...days, ...months));
    expect([series?.days.length, series?.days[0]?.label]).toEqual([30, '02/01/2026']);
    expect([series?.months.length, series?.months[0]?.label]).toEqual([12, 'feb 2025']);
  });

  it('abbreviates months in Spanish, whichever way the host names them [DASH-13]', () => {
    const names = [
      'January',
      'Feb',
      'march',
      'Apr.',
      'May',
      'June',
      'July',
      'AUG',
      'September',
      'Oct',
      'Nov',
      'Dec',
    ];
    const spanish = ['ene', 'feb', 'mar', 'abr', 'may', 'jun', 'jul', 'ago', 'sept', 'oct', 'nov', 'dic'];
    expect(monthsOf(...names)).toEqual(spanish);
    expect(monthsOf(...spanish)).toEqual(spanish);
    expect(monthsOf('enero', 'diciembre 2025', 'Jan 26', 'aug-2026')).toEqual([
      'ene',
      'dic 2025',
      'ene 26',
      'ago 2026',
    ]);
  });

  it('leaves any other label as it is, among the days', () => {
    expect(barsOf(bars('semana 3', '2026-13', 7))?.days.map(({ short }) => short)).toEqual([
      'semana 3',
      '2026-13',
      '7',
    ]);
  });

  it.each([
    [undefined],
    [null],
    [{}],
    ['x'],
    [[null]],
    [[{ label: 'a' }]],
    [[{ label: 'a', value: -1 }]],
    [[{ label: {}, value: 1 }]],
  ])('takes %j for no series', (list) => {
    expect(parseBarSeries(list)).toBeUndefined();
  });
});

it('names the bars in the language that is shown, without parsing the response again [SHELL-03]', async () => {
  const series = parseBarSeries(bars('2026-01-31', '2026-01', 'ene'));
  const labels = () => series && [...toBarPoints(series.days), ...toBarPoints(series.months)];
  expect(labels()?.map(({ short, label }) => [short, label])).toEqual([
    ['31 ene', '31/01/2026'],
    ['ene', 'ene 2026'],
    ['ene', 'ene'],
  ]);
  await changeLanguage('en');
  expect(labels()?.map(({ short, label }) => [short, label])).toEqual([
    ['31 Jan', '31/01/2026'],
    ['Jan', 'Jan 2026'],
    ['Jan', 'Jan'],
  ]);
  await changeLanguage('es');
});
