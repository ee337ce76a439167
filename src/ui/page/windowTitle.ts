import { createContext, use, useEffect } from 'react';
import { useConsole } from '../../queries/console/ConsoleContext';

type TitleText = string | undefined;

/** Receives the open part of a page, for the window title. */
export const TitlePartContext = createContext<(part: TitleText) => void>(() => undefined);

/** Returns the window title: page, open part, product. It distinguishes windows and bookmarks. */
export function useWindowTitle(page: string, part: TitleText): string {
  const { branding } = useConsole().config;
  return [page, part, branding.name].filter(Boolean).join(' · ');
}

/**
 * Adds the open part of the surrounding page to the window title: the tab of a record, the record below a scope selector.
 */
export function TitlePart({ text }: { text: string }): null {
  const setPart = use(TitlePartContext);
  useEffect(() => {
    setPart(text);
    return () => setPart(undefined);
  }, [setPart, text]);
  return null;
}
