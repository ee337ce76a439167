import { useCallback, useMemo, useState } from 'react';

/** Search text of a combobox. */
export interface SearchText {
  /** undefined while there is no search: the input shows the selected option. */
  inputValue: string | undefined;
  setInputValue: (text: string | undefined) => void;
  /** Trimmed; '' for none. */
  search: string;
  /** True if text was typed and no option selected. */
  isFreeText: boolean;
}

export const useSearchText = (): SearchText => {
  const [inputValue, setValue] = useState<string>();
  const setInputValue = useCallback((text: string | undefined) => setValue(text), []);
  const search = (inputValue ?? '').trim();
  return useMemo(
    () => ({ inputValue, setInputValue, search, isFreeText: search !== '' }),
    [inputValue, setInputValue, search],
  );
};
