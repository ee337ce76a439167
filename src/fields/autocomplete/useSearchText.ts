import { useCallback, useMemo, useState } from 'react';

/** What is typed into a combobox to search by. */
export interface SearchText {
  /** undefined while nothing is searched: the input reads what is chosen. */
  inputValue: string | undefined;
  setInputValue: (text: string | undefined) => void;
  /** Without the blanks around it; '' for none. */
  search: string;
  /** Something is typed of which nothing was chosen. */
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
