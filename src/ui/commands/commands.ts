import { useEffect } from 'react';

/** Action available on the open page, as the page's own buttons and menus offer it. */
export interface Command {
  id: string;
  label: string;
  icon: string | undefined;
  /** Target of the action: the record, the list, its tabs. */
  group: string;
  /** Console path, if the command only navigates. */
  to: string | undefined;
  /** Reason why the command is disabled; null if it is enabled. */
  disabledReason: string | null;
  run: () => void;
}

let commandSets: readonly (readonly Command[])[] = [];

/**
 * Registers commands in the search while the component is mounted. Components that render the buttons and menus of a page
 * call it.
 */
export function useRegisterCommands(commands: readonly Command[]): void {
  useEffect(() => {
    if (commands.length === 0) return undefined;
    commandSets = [...commandSets, commands];
    return () => {
      commandSets = commandSets.filter((commandSet) => commandSet !== commands);
    };
  }, [commands]);
}

/** Returns the available commands in the order in which the page registered them. */
export const getCommands = (): readonly Command[] => commandSets.flat();
