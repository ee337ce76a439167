import { use, useEffect, useEffectEvent, useState } from 'react';
import type { RawRecord } from '../../../dataProvider';
import { recordTitle } from '../../fields/titles/recordTitle';
import { TextWithCodes } from '../../fields/titles/TextWithCodes';
import { interpolateText } from '../../i18n/interpolateText';
import { signalScan } from '../../scanner/scanSignal';
import { useTranslateText } from '../../i18n/useTranslateText';
import { fillConsolePath } from '../../queries/record/fillConsolePath';
import { QueryError } from '../../ui/feedback/QueryError';
import { getResultDetail } from './getResultDetail';
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

/** Debounce in ms. */
const DEBOUNCE_MS = 300;
/** Maximum per group; the results page has all. */
const MAX_PER_GROUP = 5;

interface SearchResultOptionsProps {
  text: string;
  /** Nothing else fits the text. */
  isOnlySource: boolean;
}

/** The host's results for the debounced text; never those of an older text. */
export function SearchResultOptions({ text, isOnlySource }: SearchResultOptionsProps) {
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
  return <SearchResultGroups q={text} results={data} isOnlySource={isOnlySource} />;
}

function SearchResultGroups({
  q,
  results,
  isOnlySource,
}: {
  q: string;
  results: GlobalSearchResults;
  isOnlySource: boolean;
}) {
  const t = useTranslateText();
  const groups = useResultGroups(results);
  const { submittedText, isScanned, openPath, setUnknownCode } = use(SearchOptionsContext);
  const isSubmitted = submittedText === q;
  const openExactMatch = useEffectEvent(() => {
    const match = findExactMatch(q, groups, t);
    if (isScanned) signalScan(match !== undefined);
    if (isScanned && match === undefined) setUnknownCode(q);
    else openPath(match ?? getResultsPath(q));
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
  return groups.map((group) => <ResultGroupOptions key={group.resource.name} q={q} group={group} />);
}

/** The first records of a group. */
function ResultGroupOptions({ q, group }: { q: string; group: ResultGroup }) {
  const t = useTranslateText();
  const { resource, label, path, records } = group;
  const showCodes = (text: string | undefined, record: RawRecord) =>
    text && <TextWithCodes text={text} resource={resource} record={record} />;
  return (
    <SearchOptionGroup label={t(label)}>
      {records.slice(0, MAX_PER_GROUP).map((record) => (
        <SearchOption
          key={String(record.id)}
          label={showCodes(recordTitle(resource, record, t), record)}
          icon={resource.icon}
          detail={showCodes(getResultDetail(resource, record, recordTitle(resource, record, t), t), record)}
          to={fillConsolePath(path, record) ?? '/admin/start'}
        />
      ))}
      {records.length > MAX_PER_GROUP && (
        <SearchOption
          label={interpolateText(searchTexts.all, { count: records.length })}
          icon="search"
          to={getResultsPath(q)}
        />
      )}
    </SearchOptionGroup>
  );
}
