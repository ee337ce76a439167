import { useMemo } from 'react';
import type { ResourceSummary } from '../config/resourceSummary';
import type { AccessRule } from '../config/types';
import { useDeclarations } from '../queries/console/consoleHooks';
import { useTranslateText } from '../i18n/useTranslateText';
import type { MenuItem } from '../ui/menu/menuItem';
import { usePageExtensions } from './ExtensionsContext';
import type { MenuEntry, PageExtension } from './types';
import { useCanAccess } from '../session/access/useCanAccess';

/** Menu entry with its access rule. */
interface ScreenEntry extends MenuEntry {
  access: AccessRule;
  onlyInSearch: boolean;
}

/** Returns the side menu: pages and resources that this user can open, in declared order. */
export const useMenuEntries = (): MenuEntry[] => useAccessibleScreens({ inMenu: true });

/** Returns the screens that this user can open, in menu order. `inMenu`: leaves out screens that only the search offers. */
export function useAccessibleScreens({ inMenu }: { inMenu: boolean } = { inMenu: false }): MenuEntry[] {
  return useScreenEntries(useDeclarations().resourceIndex, usePageExtensions(), inMenu);
}

/** Returns the screens of these resources and pages that this user can open, in menu order. */
export function useScreenEntries(
  resources: Iterable<ResourceSummary>,
  pages: readonly PageExtension[],
  inMenu: boolean,
): MenuEntry[] {
  const canAccess = useCanAccess();
  const t = useTranslateText();
  // The entries (up to a thousand) are memoised separately from the user's permissions, so they are built once.
  const entries = useMemo(() => buildScreenEntries(resources, pages, t), [resources, pages, t]);
  return useMemo(
    () => entries.filter(({ access, onlyInSearch }) => canAccess(access) && !(inMenu && onlyInSearch)),
    [entries, canAccess, inMenu],
  );
}

function buildScreenEntries(
  faces: Iterable<ResourceSummary>,
  pages: readonly PageExtension[],
  t: (text: string) => string,
): ScreenEntry[] {
  const entries: ScreenEntry[] = [];
  for (const { menu, access, paths } of pages)
    if (menu)
      entries.push({
        to: `/admin/${paths[0]}`,
        label: getMenuLabel(menu, t),
        icon: menu.icon,
        order: menu.order,
        access,
        onlyInSearch: menu.isInAccountMenu === true,
      });
  const summaries = [...faces];
  const children = summaries.filter(({ navigation }) => navigation?.parent);
  for (const { name, navigation, route, icon } of summaries)
    if (navigation)
      entries.push({
        to: `/admin/${route}`,
        label: t(navigation.label),
        icon,
        order: navigation.order,
        access: navigation.access,
        onlyInSearch: navigation.onlyInSearch,
        resource: name,
        hasCount: navigation.hasCount,
        divider: navigation.divider,
        childPaths: children
          .filter((child) => child.navigation?.parent === name)
          .map((child) => `/admin/${child.route}`),
        group: navigation.group === null ? undefined : t(navigation.group),
      });
  return entries.sort((a, b) => a.order - b.order);
}

const getMenuLabel = ({ label }: NonNullable<PageExtension['menu']>, t: (text: string) => string): string =>
  typeof label === 'string' ? t(label) : label();

/** Returns the entries of the account menu: pages that this user can open. */
export function useAccountMenuItems(): MenuItem[] {
  const canAccess = useCanAccess();
  const t = useTranslateText();
  return usePageExtensions().flatMap(({ menu, access, paths: [path] }) =>
    menu?.isInAccountMenu && canAccess(access)
      ? [{ id: path, label: getMenuLabel(menu, t), icon: menu.icon, to: `/admin/${path}` }]
      : [],
  );
}
