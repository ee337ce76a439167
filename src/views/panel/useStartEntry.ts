import type { PanelEntry, RecordsPanel } from '../../config/types';
import { useMay } from '../../session/useMay';

/** The entry that a panel begins with, where it has one that this user may see. */
export function useStartEntry({ entries, start }: RecordsPanel): PanelEntry | undefined {
  const may = useMay();
  return entries.find(({ key, access }) => key === start && may(access));
}
