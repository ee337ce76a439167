import { useEffect } from 'react';

/** What can be done on the page that is open, as its own buttons and menus offer it. */
export interface Command {
  id: string;
  label: string;
  icon: string | undefined;
  /** What it is done to: the record, the list, its tabs. */
  group: string;
  /** Console path, of one that only leads somewhere. */
  to: string | undefined;
  /** Why it cannot be done now. */
  disabledReason: string | null;
  run: () => void;
}

let commandSets: readonly (readonly Command[])[] = [];

/** Offers acts in the search as long as the component is there: whoever draws a page's buttons and menus calls it. */
export function useRegisterCommands(commands: readonly Command[]): void {
  useEffect(() => {
    if (commands.length === 0) return undefined;
    commandSets = [...commandSets, commands];
    return () => {
      commandSets = commandSets.filter((commandSet) => commandSet !== commands);
    };
  }, [commands]);
}

/** What can be done now, in the order in which it came on the page. */
export const getCommands = (): readonly Command[] => commandSets.flat();
