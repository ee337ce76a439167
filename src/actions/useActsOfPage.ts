import { useMemo } from 'react';
import { usePageActs, type PageAct } from '../ui/pageActs';
import type { ReadyAction } from './useActions';

const NONE: readonly PageAct[] = [];

/** Offers the actions of a page in the search too; `of` undefined: they are of a row or a part. Fields of a toolbar are no act. */
export function useActsOfPage(ready: readonly ReadyAction[], of: string | undefined): void {
  usePageActs(
    useMemo(
      () =>
        of === undefined
          ? NONE
          : ready
              .filter(
                ({ action: { does } }) =>
                  !(does.kind === 'send' && does.ask?.kind === 'form' && does.ask.place.kind === 'toolbar'),
              )
              .map(({ action, label, why, to, run }) => ({
                id: action.id,
                label,
                icon: action.icon ?? undefined,
                of,
                to,
                why,
                run,
              })),
      [ready, of],
    ),
  );
}
