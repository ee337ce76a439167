import { useMemo } from 'react';
import { useResources } from '../console/hooks';
import { useText } from '../i18n/useText';
import { usePages } from './PartsContext';
import type { MenuEntry } from './types';
import { useMay } from '../session/useMay';

/** The side menu: pages and resources that this user may open, in the declared order (SHELL-29..SHELL-37). */
export function useMenuEntries(): MenuEntry[] {
  const resources = useResources();
  const pages = usePages();
  const may = useMay();
  const t = useText();
  return useMemo(() => {
    const fromPages = pages.flatMap(({ menu, access, paths }) =>
      menu && may(access)
        ? [{ to: `/admin/${paths[0]}`, label: t(menu.label), icon: menu.icon, order: menu.order }]
        : [],
    );
    const fromResources = [...resources.values()].flatMap(({ menu, route, icon }) =>
      menu && may(menu.access)
        ? [{ to: `/admin/${route}`, label: t(menu.label), icon, order: menu.order }]
        : [],
    );
    return [...fromPages, ...fromResources].sort((a, b) => a.order - b.order);
  }, [resources, pages, may, t]);
}
