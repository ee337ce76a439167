import { useCallback, useEffect, useState } from 'react';
import { createHostDraft, loadHostDraft, storeHostDraft, type HostDraft } from './hostDraft';

/** The draft of the host, stored in this tab over a reload. `url`: address of the main host, with which it starts. */
export function useHostDraft(url: string): [HostDraft, (changes: Partial<HostDraft>) => void] {
  const [draft, setDraft] = useState(() => loadHostDraft() ?? createHostDraft(url));
  useEffect(() => storeHostDraft(draft), [draft]);
  const change = useCallback(
    (changes: Partial<HostDraft>) => setDraft((previous) => ({ ...previous, ...changes })),
    [],
  );
  return [draft, change];
}
