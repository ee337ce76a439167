import { fillText } from '../../../i18n/fillText';
import { Button } from '../../../ui/Button';
import { ReadFailed } from '../../../ui/ReadFailed';
import type { KeySearch } from './useKeySearch';
import type { KeyKind, Place } from './keys';
import { keysTexts as texts } from './texts';

interface SearchNotesProps {
  search: KeySearch;
  /** Kinds that this user may not look for. */
  refused: readonly Exclude<KeyKind, 'home'>[];
  hasEmail: boolean;
}

const namesOf = (places: readonly Place[]): string => places.map(({ name }) => name).join(', ');

/** What was looked through so far, what could not be, and what nobody can tell. */
export function SearchNotes({ search, refused, hasEmail }: SearchNotesProps) {
  const { busy, total, looked, failed, cut, error, next, buildings, look, again } = search;
  const isOver = total !== undefined && next === 0;
  return (
    <>
      <p role="status">
        {total === undefined
          ? texts.not_looked
          : fillText(isOver && failed.length === 0 ? `${texts.looked} ${texts.all_looked}` : texts.looked, {
              done: looked.length,
              total,
            })}
      </p>
      {error && <ReadFailed text={texts.places_failed} error={error} onRetry={look} />}
      {failed.length > 0 && <p role="alert">{fillText(texts.not_read, { places: namesOf(failed) })}</p>}
      {cut.length > 0 && <p>{fillText(texts.cut, { places: namesOf(cut) })}</p>}
      {buildings?.isAll === false && <p>{texts.places_cut}</p>}
      <p className="keys-does">
        {!isOver && (
          <Button busy={busy} onClick={look}>
            {busy
              ? texts.searching
              : total === undefined
                ? texts.search_buildings
                : fillText(texts.search, { smart_count: next })}
          </Button>
        )}
        {failed.length > 0 && (
          <Button busy={busy} onClick={again}>
            {texts.failed}
          </Button>
        )}
      </p>
      <section className="keys-limits">
        <h2>{texts.unlisted}</h2>
        <ul>
          {refused.map((kind) => (
            <li key={kind}>{texts.refused[kind]}</li>
          ))}
          {!hasEmail && <li>{texts.no_email}</li>}
          {texts.unlisted_points.map((point) => (
            <li key={point}>{point}</li>
          ))}
        </ul>
      </section>
    </>
  );
}
