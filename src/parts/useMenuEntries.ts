import { useMemo } from 'react';
import { useDeclarations } from '../console/hooks';
import { useText } from '../i18n/useText';
import { usePages } from './PartsContext';
import type { MenuEntry } from './types';
import { useMay } from '../session/useMay';

/** The side menu: pages and resources that this user may open, in the declared order (SHELL-29..SHELL-37). */
export function useMenuEntries(): MenuEntry[] {
  const { faces } = useDeclarations();
  const pages = usePages();
  const may = useMay();
  const t = useText();
  return useMemo(() => {
    const fromPages = pages.flatMap(({ menu, access, paths }) =>
      menu && may(access)
        ? [{ to: `/admin/${paths[0]}`, label: t(menu.label), icon: menu.icon, order: menu.order }]
        : [],
    );
    const fromResources = [...faces.values()].flatMap(({ name, menu, route, icon }) =>
      menu && may(menu.access)
        ? [
            {
              to: `/admin/${route}`,
              label: t(menu.label),
              icon,
              order: menu.order,
              resource: name,
              ...(menu.group === null ? {} : { group: t(menu.group) }),
            },
          ]
        : [],
    );
    return [...fromPages, ...fromResources].sort((a, b) => a.order - b.order);
  }, [faces, pages, may, t]);
}
