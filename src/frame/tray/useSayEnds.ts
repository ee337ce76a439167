import { useEffect } from 'react';
import { useNotify } from 'ra-core';
import { fillText } from '../../i18n/fillText';
import type { Operation } from '../../operations/operation';
import { operations } from '../../operations/operations';
import { sayEnd } from '../../operations/say';
import { operationStates } from '../../operations/texts';
import { useOperations } from '../../operations/useOperations';
import { trayTexts as texts } from './texts';

const toneOf = (state: Operation['state']) =>
  state === 'done' ? 'success' : state === 'failed' ? 'error' : 'warning';

/** Says once how an operation ended whose screen was left. */
export function useSayEnds(): void {
  const notify = useNotify();
  const all = useOperations();
  useEffect(() => {
    for (const operation of operations.snapshot()) {
      const { id, title, place, state, isTold } = operation;
      if (state === 'running' || isTold) continue;
      operations.tell(id);
      const said = { title, place: place.label, state: operationStates[state].toLocaleLowerCase('es') };
      notify(fillText(texts.over, said), { type: toneOf(state), cause: sayEnd(operation) });
    }
  }, [all, notify]);
}
