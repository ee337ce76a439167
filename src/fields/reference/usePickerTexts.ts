import { useChoicesContext } from 'ra-core';
import { useText } from '../../i18n/useText';
import type { usePicker } from './usePicker';

/** What an open picker says instead of records: that it waits, for what, or that there are none. */
export const usePickerTexts = ({ least, typed, isShort, isWaiting }: ReturnType<typeof usePicker>) => {
  const t = useText();
  const { filterValues, isFetching } = useChoicesContext();
  const asked: unknown = filterValues?.search ?? '';
  const isSettled = !isFetching && asked === typed;
  const text = isWaiting
    ? t('Completa antes los campos de los que depende')
    : isShort
      ? t('min_characters', { smart_count: least })
      : isSettled
        ? t('no_results')
        : t('Buscando…');
  // react-admin counts a search that was never made as loading: it says the same.
  return { noOptionsText: text, loadingText: text };
};
