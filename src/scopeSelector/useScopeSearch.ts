import { useMemo, useState } from 'react';
import type { RaRecord } from 'ra-core';
import { useGetSecondaryText, useGetRecordTitle } from '../queries/console/consoleHooks';
import { globalTexts } from '../i18n/messages/global';
import { interpolateText } from '../i18n/interpolateText';
import { useTranslateText } from '../i18n/useTranslateText';
import { includesFolded } from '../lib/text/foldText';
import { useDebouncedValue } from '../lib/hooks/useDebouncedValue';
import type { ScopeLevel } from './scopeLevels';
import { scopeSelectorTexts as texts } from './texts';
import { useSelectedRecord } from './useSelectedRecord';
import { useScopeOptions, type ScopeOptions } from './useScopeOptions';

/** An option of a select. */
export interface ScopeOption {
  id: string;
  label: string;
  /** Distinguishes options of the same name; '' for none. */
  secondary?: string;
  /** Absent if the record has not loaded. */
  record?: RaRecord;
}

/** Minimum length of a search on the host, in characters; shorter texts filter the listed options. */
const MIN_SEARCH_LENGTH = 3;

/**
 * Returns the state of a select: selection, options, and messages. `type` sets the search text; undefined clears it, so that
 * the input shows the selection.
 */
export function useScopeSearch(levels: readonly ScopeLevel[], level: ScopeLevel, ids: readonly string[]) {
  const t = useTranslateText();
  const titleOf = useGetRecordTitle();
  const secondaryTextOf = useGetSecondaryText();
  const levelIndex = levels.indexOf(level);
  const id = ids[levelIndex];
  const [inputText, setInputText] = useState<string>();
  // An option found by a search may be missing in the unfiltered list.
  const [lastSelected, setLastSelected] = useState<ScopeOption>();
  const text = (inputText ?? '').trim();
  const isShort = text.length < MIN_SEARCH_LENGTH;
  const search = isShort ? '' : text;
  const debouncedSearch = useDebouncedValue(search);
  const allOptions = useScopeOptions(levels, ids, levelIndex);
  const searchResult = useScopeOptions(levels, ids, levelIndex, { search: debouncedSearch });
  const { record, isUnreadable, isMissing } = useSelectedRecord(level, id, allOptions);
  const isSearching = searchResult.isFetching || search !== debouncedSearch;
  const toOption = (row: RaRecord): ScopeOption => {
    const label = titleOf(level.resource, row, []) || String(row.id);
    return { id: String(row.id), label, secondary: secondaryTextOf(level.resource, row, label), record: row };
  };
  const currentOption = record ? toOption(record) : lastSelected?.id === id ? lastSelected : undefined;
  const label = currentOption?.label ?? (isUnreadable ? (id ?? '') : '');
  const missingLevel = ids.length < levelIndex ? levels[ids.length] : undefined;
  return {
    // Stable object while its content is the same: MUI compares by identity.
    value: useMemo(() => (id === undefined ? null : { id, label }), [id, label]),
    input: inputText ?? label,
    type: setInputText,
    setPicked: setLastSelected,
    options: isSearching
      ? []
      : searchResult.records
          .map(toOption)
          .filter((candidate) => !isShort || includesFolded(candidate.label, text)),
    isWaiting: isSearching,
    isDisabled: missingLevel !== undefined,
    isMissing,
    error: searchResult.error,
    isFetching: searchResult.isFetching,
    retry: searchResult.retry,
    noOptionsText: getEmptyText(),
    helperText: missingLevel
      ? interpolateText(texts.waits, { label: t(missingLevel.label) })
      : getHelperText(),
  };

  function getEmptyText(): string {
    if (searchResult.error) return texts.failed;
    if (allOptions.isEmpty) return t(level.empty);
    // Options beyond the listed ones have not been searched.
    return isShort && getMoreText(allOptions)
      ? interpolateText(globalTexts.min_characters, { smart_count: MIN_SEARCH_LENGTH })
      : globalTexts.no_results;
  }

  function getHelperText(): string | undefined {
    if (searchResult.error) return t(level.error);
    return isMissing ? texts.missing : getMoreText(searchResult);
  }
}

/** Returns the hint that there are more options than listed. */
const getMoreText = ({ records, total }: ScopeOptions): string | undefined =>
  total !== undefined && total > records.length && records.length > 0
    ? interpolateText(texts.more, { shown: records.length, total })
    : undefined;
