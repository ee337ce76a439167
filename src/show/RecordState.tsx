import { createContext, use, useLayoutEffect, useState, type ReactNode, type RefObject } from 'react';
import { createPortal } from 'react-dom';

/** Element beside the title of a record for a state that its page measures; null where the page has a declared one. */
export const RecordStateContext = createContext<RefObject<HTMLElement | null> | null>(null);

/** Shows its content beside the title of the surrounding record, unless the record has a declared status there. */
export function RecordState({ children }: { children: ReactNode }) {
  const placeRef = use(RecordStateContext);
  const [place, setPlace] = useState<HTMLElement | null>(null);
  useLayoutEffect(() => setPlace(placeRef?.current ?? null), [placeRef]);
  return place && createPortal(children, place);
}
