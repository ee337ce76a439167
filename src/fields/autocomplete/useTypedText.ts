import { useCallback, useMemo, useState } from 'react';

/** What is typed into a combobox to search by. */
export interface TypedText {
  /** undefined while nothing is searched: the input reads what is chosen. */
  typed: string | undefined;
  type: (text: string | undefined) => void;
  /** Without the blanks around it; '' for none. */
  search: string;
  /** Something is typed of which nothing was chosen. */
  isUnchosen: boolean;
}

export const useTypedText = (): TypedText => {
  const [typed, setTyped] = useState<string>();
  const type = useCallback((text: string | undefined) => setTyped(text), []);
  const search = (typed ?? '').trim();
  return useMemo(() => ({ typed, type, search, isUnchosen: search !== '' }), [typed, type, search]);
};
