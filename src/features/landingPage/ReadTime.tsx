import { interpolateText } from '../../i18n/interpolateText';
import { formatTime } from '../../lib/date/dateFormat';
import { getToday } from '../../lib/date/dayRange';
import { useNow } from '../../lib/date/useNow';
import { perLocale } from '../../lib/language/perLocale';
import { Button } from '../../ui/button/Button';
import { Icon } from '../../ui/icon/Icon';
import { useReadTime } from './useReadTime';
import { landingPageTexts as texts } from './texts';

/** The day, the time of the data on the page, and a button that reads the data again. */
export function ReadTime() {
  // Renders again, so that the day is right after midnight.
  useNow();
  const { readAt, isReading, refetch } = useReadTime();
  return (
    <div className="landing-read">
      <p>
        <span>{formatDay(getToday())}</span>
        <span className="muted">
          {readAt !== undefined && interpolateText(texts.readAt, { time: formatTime(readAt) ?? '' })}
        </span>
      </p>
      <Button
        variant="quiet"
        aria-label={isReading ? texts.reading : texts.readAgain}
        title={texts.readAgain}
        busy={isReading}
        onClick={refetch}
        icon={<Icon name="refresh" size={16} />}
      />
    </div>
  );
}

const getDayFormat = perLocale(
  (locale) =>
    new Intl.DateTimeFormat(locale, { timeZone: 'UTC', weekday: 'long', day: 'numeric', month: 'long' }),
);

/** Formats a day (`YYYY-MM-DD`) as `lunes, 30 de noviembre`. */
const formatDay = (day: string): string => getDayFormat().format(Date.parse(`${day}T12:00:00Z`));
