import { fillText } from '../../i18n/fillText';
import { wallClock } from '../../lib/zone';
import type { EntryTexts } from './CalendarContext';
import { clockText, hoursText, type Entry } from './entries';
import { dayTitle, type Day } from './days';
import { weekdayOf } from './days';
import { endOf, intervalOf } from './open';
import type { Piece, Row } from './rows';
import { calendarTexts as texts } from './texts';

const DAY_MS = 86_400_000;

/** What a person reads of a piece of an entry. */
export function entryTexts(
  piece: Piece,
  row: Row,
  who: string,
  days: readonly Day[],
  zone: string | undefined,
): EntryTexts {
  const { entry } = piece;
  const hours = marked(piece, hoursText(entry, zone));
  const rule = ruleOf(entry, row, zone);
  const day = dayTitle(days[piece.column]?.day ?? '');
  return {
    who,
    hours,
    rule,
    isOutside: rule === texts.out_of_hours,
    all: [row.title, day, hours, who, rule].filter((text) => text !== '').join(' · '),
  };
}

const marked = ({ before, after }: Piece, hours: string): string => {
  if (before && after) return fillText(texts.both, { hours });
  if (before) return fillText(texts.from_before, { hours });
  return after ? fillText(texts.goes_on, { hours }) : hours;
};

/** The interval of its row that an entry lies in now: hosts do not say which one it was made by. */
function ruleOf(entry: Entry, { hours }: Row, zone: string | undefined): string {
  if (!hours || entry.until - entry.from >= DAY_MS) return '';
  const begins = wallClock(entry.from, zone);
  const ends = wallClock(entry.until, zone);
  const clock = entry.clock ?? {
    from: begins.hour * 60 + begins.minute,
    until: ends.hour * 60 + ends.minute,
  };
  const day = new Date(Date.UTC(begins.year, begins.month - 1, begins.day)).toISOString().slice(0, 10);
  const found = intervalOf(hours, weekdayOf(day), clock);
  if (!found) return texts.out_of_hours;
  return fillText(texts.in_hours, { hours: `${clockText(found.from)}–${clockText(endOf(found))}` });
}
