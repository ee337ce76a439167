import { interpolateText } from '../../../i18n/interpolateText';
import { Button } from '../../../ui/button/Button';
import { QueryError } from '../../../ui/feedback/QueryError';
import type { KeySearch } from './useKeySearch';
import type { KeyKind, KeyPlace } from './personKey';
import { personKeysTexts as texts } from './texts';

interface KeySearchStatusProps {
  search: KeySearch;
  /** Kinds that this user cannot search. */
  deniedKinds: readonly Exclude<KeyKind, 'home'>[];
  hasEmail: boolean;
}

const joinNames = (places: readonly KeyPlace[]): string => places.map(({ name }) => name).join(', ');

/** Search progress, failures, and unknown results. */
export function KeySearchStatus({ search, deniedKinds, hasEmail }: KeySearchStatusProps) {
  const {
    busy,
    placeCount,
    searchedPlaces,
    failedPlaces,
    truncatedPlaces,
    error,
    nextCount,
    buildings,
    searchNext,
    retryFailed,
  } = search;
  const isComplete = placeCount !== undefined && nextCount === 0;
  return (
    <>
      <p role="status">
        {placeCount === undefined
          ? texts.not_looked
          : interpolateText(
              isComplete && failedPlaces.length === 0 ? `${texts.looked} ${texts.all_looked}` : texts.looked,
              {
                done: searchedPlaces.length,
                total: placeCount,
              },
            )}
      </p>
      {error && <QueryError text={texts.places_failed} error={error} onRetry={searchNext} />}
      {failedPlaces.length > 0 && (
        <p role="alert">{interpolateText(texts.not_read, { places: joinNames(failedPlaces) })}</p>
      )}
      {truncatedPlaces.length > 0 && (
        <p>{interpolateText(texts.cut, { places: joinNames(truncatedPlaces) })}</p>
      )}
      {buildings?.isComplete === false && <p>{texts.places_cut}</p>}
      <p className="keys-does">
        {!isComplete && (
          <Button busy={busy} onClick={searchNext}>
            {busy
              ? texts.searching
              : placeCount === undefined
                ? texts.search_buildings
                : interpolateText(texts.search, { smart_count: nextCount })}
          </Button>
        )}
        {failedPlaces.length > 0 && (
          <Button busy={busy} onClick={retryFailed}>
            {texts.failed}
          </Button>
        )}
      </p>
      <section className="keys-limits">
        <h2>{texts.unlisted}</h2>
        <ul>
          {deniedKinds.map((kind) => (
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
