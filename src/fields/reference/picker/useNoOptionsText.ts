import { useChoicesContext } from 'ra-core';
import { pickerTexts } from './texts';
import type { useRecordPicker } from './useRecordPicker';
import { globalTexts } from '../../../i18n/messages/global';
import { interpolateText } from '../../../i18n/interpolateText';

/** Returns the text that an open picker shows instead of records: loading, a missing dependency, an error, or no records. */
export const useNoOptionsText = ({
  least,
  typed,
  isTooShort,
  isWaiting,
  isLocal,
}: ReturnType<typeof useRecordPicker>) => {
  const { filterValues, isFetching, error } = useChoicesContext();
  const currentSearch: unknown = filterValues?.search ?? '';
  const isSettled = !isFetching && (isLocal || currentSearch === typed);
  const text = isWaiting
    ? pickerTexts.missingDependency
    : isTooShort
      ? interpolateText(globalTexts.min_characters, { smart_count: least })
      : !isSettled
        ? pickerTexts.searching
        : error
          ? pickerTexts.searchFailed
          : globalTexts.no_results;
  return { noOptionsText: text };
};
