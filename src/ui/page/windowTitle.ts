import { createContext, use, useEffect } from 'react';
import { useConsole } from '../../queries/console/ConsoleContext';

type TitleText = string | undefined;

/** Takes what of a page is open, for the title of the window. */
export const TitlePartContext = createContext<(part: TitleText) => void>(() => undefined);

/** The title of the window: the page, what of it is open, the product; windows and bookmarks are told apart by them. */
export function useWindowTitle(page: string, part: TitleText): string {
  const { productName } = useConsole();
  return [page, part, productName].filter(Boolean).join(' · ');
}

/** Names what of the page around is open in the title of the window: the tab of a record, the record below pickers. */
export function TitlePart({ text }: { text: string }): null {
  const setPart = use(TitlePartContext);
  useEffect(() => {
    setPart(text);
    return () => setPart(undefined);
  }, [setPart, text]);
  return null;
}
