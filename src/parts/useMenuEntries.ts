import { useMemo } from 'react';
import type { Faces } from '../config/face';
import type { Access } from '../config/types';
import { useDeclarations } from '../console/hooks';
import { useText } from '../i18n/useText';
import { usePages } from './PartsContext';
import type { MenuEntry, PageType } from './types';
import { useMay } from '../session/useMay';

/** An entry, and who may open it. */
interface Offered extends MenuEntry {
  access: Access;
  onlyInSearch: boolean;
}

/** The side menu: pages and resources that this user may open, in the declared order (SHELL-29..SHELL-37). */
export const useMenuEntries = (): MenuEntry[] => useScreens({ inMenu: true });

/** The screens that this user may open, in the order of the menu; `inMenu`: without those that only the search offers. */
export function useScreens({ inMenu }: { inMenu: boolean } = { inMenu: false }): MenuEntry[] {
  const { faces } = useDeclarations();
  const pages = usePages();
  const may = useMay();
  const t = useText();
  // Apart from what the user may: the entries, of which there may be a thousand, are made once.
  const offered = useMemo(() => offeredOf(faces, pages, t), [faces, pages, t]);
  return useMemo(
    () => offered.filter(({ access, onlyInSearch }) => may(access) && !(inMenu && onlyInSearch)),
    [offered, may, inMenu],
  );
}

function offeredOf(faces: Faces, pages: readonly PageType[], t: (text: string) => string): Offered[] {
  const offered: Offered[] = [];
  for (const { menu, access, paths } of pages)
    if (menu)
      offered.push({
        to: `/admin/${paths[0]}`,
        label: t(menu.label),
        icon: menu.icon,
        order: menu.order,
        access,
        onlyInSearch: false,
      });
  for (const { name, menu, route, icon } of faces)
    if (menu)
      offered.push({
        to: `/admin/${route}`,
        label: t(menu.label),
        icon,
        order: menu.order,
        access: menu.access,
        onlyInSearch: menu.onlyInSearch,
        resource: name,
        group: menu.group === null ? undefined : t(menu.group),
      });
  return offered.sort((a, b) => a.order - b.order);
}
