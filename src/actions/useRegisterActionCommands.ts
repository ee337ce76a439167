import { useMemo } from 'react';
import { useRegisterCommands, type Command } from '../ui/commands/commands';
import { hasToolbarForm } from './hasToolbarForm';
import type { ReadyAction } from './useActions';

const NO_COMMANDS: readonly Command[] = [];

/**
 * Registers a page's actions as commands of the search. `pageSubject` undefined: they belong to a row or a section. Toolbar
 * fields are not commands.
 */
export function useRegisterActionCommands(
  readyActions: readonly ReadyAction[],
  subject: string | undefined,
): void {
  useRegisterCommands(
    useMemo(
      () =>
        subject === undefined
          ? NO_COMMANDS
          : readyActions
              .filter(({ action }) => !hasToolbarForm(action))
              .map(({ action, label, disabledReason, to, run }) => ({
                id: action.id,
                label,
                icon: action.icon ?? undefined,
                group: subject,
                to,
                disabledReason,
                run,
              })),
      [readyActions, subject],
    ),
  );
}
