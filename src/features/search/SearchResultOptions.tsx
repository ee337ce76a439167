import { use, useEffect, useEffectEvent, useLayoutEffect, useState } from 'react';
import type { RaRecord } from 'ra-core';
import type { Resource } from '../../config/types';
import { RecordTile } from '../../fields/titles/RecordTile';
import { interpolateText } from '../../i18n/interpolateText';
import { signalScan } from '../../scanner/scanSignal';
import { useTranslateText } from '../../i18n/useTranslateText';
import { fillConsolePath } from '../../queries/record/fillConsolePath';
import { QueryError } from '../../ui/feedback/QueryError';
import { CodeText } from '../../fields/display/CodeText';
import { isTitledByCode } from './getResultDetail';
import { ResultState } from './ResultState';
import { SearchOption, SearchOptionGroup } from './SearchOption';
import { SearchOptionsContext } from './SearchOptionsContext';
import {
  findExactMatch,
  useResultGroups,
  useSearch,
  type GlobalSearchResults,
  type ResultGroup,
} from './searchResults';
import { getResultsPath } from './searchPaths';
import { searchTexts } from './texts';
import { useResultTexts } from './useResultTexts';

/** Debounce in ms. */
const DEBOUNCE_MS = 300;
/** Maximum per group; the results page has all. */
const MAX_PER_GROUP = 5;

interface SearchResultOptionsProps {
  text: string;
  /** Nothing else fits the text. */
  isOnlySource: boolean;
  /** Called with true while a record is shown that the text names exactly. */
  onExactMatchChange: (hasExactMatch: boolean) => void;
}

/** The host's results for the debounced text; never those of an older text. */
export function SearchResultOptions({ text, isOnlySource, onExactMatchChange }: SearchResultOptionsProps) {
  const { submittedText, isScanned, openPath } = use(SearchOptionsContext);
  const isSubmitted = submittedText === text;
  const [debouncedText, setDebouncedText] = useState('');
  useEffect(() => {
    const timer = setTimeout(() => setDebouncedText(text), DEBOUNCE_MS);
    return () => clearTimeout(timer);
  }, [text]);
  const searchedText = isSubmitted ? text : debouncedText;
  const { data, error, isFetching, refetch } = useSearch(searchedText);
  const isCurrent = searchedText === text;
  // The page of the results says it. After a scan the search stays open, and says it itself.
  const hasFailed = isSubmitted && !isScanned && error !== null && !isFetching;
  const openResultsPage = useEffectEvent(() => openPath(getResultsPath(text)));
  useEffect(() => {
    if (hasFailed) openResultsPage();
  }, [hasFailed]);
  if (isCurrent && error && !isFetching)
    return <QueryError text={searchTexts.error} error={error} onRetry={refetch} />;
  if (!isCurrent || !data)
    return (
      <p className="muted search-state" role="status">
        {searchTexts.searching}
      </p>
    );
  return <SearchResultGroups q={text} results={data} {...{ isOnlySource, onExactMatchChange }} />;
}

interface SearchResultGroupsProps extends Omit<SearchResultOptionsProps, 'text'> {
  q: string;
  results: GlobalSearchResults;
}

function SearchResultGroups({ q, results, isOnlySource, onExactMatchChange }: SearchResultGroupsProps) {
  const t = useTranslateText();
  const groups = useResultGroups(results);
  const { submittedText, isScanned, openPath, setUnknownCode } = use(SearchOptionsContext);
  const isSubmitted = submittedText === q;
  const exactMatch = findExactMatch(q, groups, t);
  const hasExactMatch = exactMatch !== undefined;
  useLayoutEffect(() => {
    onExactMatchChange(hasExactMatch);
    return () => onExactMatchChange(false);
  }, [hasExactMatch, onExactMatchChange]);
  const openExactMatch = useEffectEvent(() => {
    if (isScanned) signalScan(hasExactMatch);
    if (isScanned && !hasExactMatch) setUnknownCode(q);
    else openPath(exactMatch ?? getResultsPath(q));
  });
  useEffect(() => {
    if (isSubmitted) openExactMatch();
  }, [isSubmitted]);
  // The dialog shows a message for an unknown code.
  if (isSubmitted && isScanned && groups.length === 0) return null;
  if (groups.length === 0)
    return (
      <p className="muted search-state" role="status">
        {isOnlySource ? interpolateText(searchTexts.none, { q }) : searchTexts.none_of_host}
      </p>
    );
  return groups.map((group) => (
    <ResultGroupOptions key={group.resource.name} group={group} exactMatch={exactMatch} />
  ));
}

/** The first records of a group. */
function ResultGroupOptions({ group, exactMatch }: { group: ResultGroup; exactMatch: string | undefined }) {
  const t = useTranslateText();
  const { resource, label, path, records } = group;
  const isExact = (record: ResultGroup['records'][number]) => fillConsolePath(path, record) === exactMatch;
  // The record that Enter opens is the first option.
  const sortedRecords = [...records.filter(isExact), ...records.filter((record) => !isExact(record))];
  return (
    <SearchOptionGroup label={t(label)}>
      {sortedRecords.slice(0, MAX_PER_GROUP).map((record) => (
        <RecordOption
          key={String(record.id)}
          resource={resource}
          record={record as RaRecord}
          to={fillConsolePath(path, record) ?? '/admin/start'}
          isDefault={isExact(record)}
        />
      ))}
    </SearchOptionGroup>
  );
}

interface RecordOptionProps {
  resource: Resource;
  record: RaRecord;
  to: string;
  isDefault: boolean;
}

function RecordOption({ resource, record, to, isDefault }: RecordOptionProps) {
  const { query } = use(SearchOptionsContext);
  const { title, detail, code } = useResultTexts(query)(resource, record);
  return (
    <SearchOption
      label={isTitledByCode(resource, record, title) ? <CodeText text={title} className="" /> : title}
      icon={resource.icon}
      image={<RecordTile resource={resource} record={record} />}
      detail={detail}
      code={code}
      state={<ResultState resource={resource} record={record} />}
      to={to}
      isDefault={isDefault}
    />
  );
}
