import { useChoicesContext } from 'ra-core';
import { pickerTexts } from './texts';
import type { usePicker } from './usePicker';
import { globalTexts } from '../../i18n/es/global';
import { fillText } from '../../i18n/fillText';

/** What an open picker says instead of records: that it waits, for what, that they failed, or that there are none. */
export const usePickerTexts = ({
  least,
  typed,
  isShort,
  isWaiting,
  isLocal,
}: ReturnType<typeof usePicker>) => {
  const { filterValues, isFetching, error } = useChoicesContext();
  const asked: unknown = filterValues?.search ?? '';
  const isSettled = !isFetching && (isLocal || asked === typed);
  const text = isWaiting
    ? pickerTexts.waits
    : isShort
      ? fillText(globalTexts.min_characters, { smart_count: least })
      : !isSettled
        ? pickerTexts.searching
        : error
          ? pickerTexts.failed
          : globalTexts.no_results;
  return { noOptionsText: text };
};
