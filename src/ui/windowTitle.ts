import { createContext, use, useEffect } from 'react';
import { useConsole } from '../console/ConsoleContext';

type Part = string | undefined;

/** Takes what of a page is open, for the title of the window. */
export const TitlePartContext = createContext<(part: Part) => void>(() => undefined);

/** The title of the window: the page, what of it is open, the product; windows and bookmarks are told apart by them. */
export function useWindowTitle(page: string, part: Part): string {
  const { product } = useConsole();
  return [page, part, product].filter(Boolean).join(' · ');
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
