import { useState } from 'react';
import { useSavedQueries } from 'ra-core';
import { lazyDialog } from '../../ui/lazyDialog';
import { Menu } from '../../ui/Menu';
import type { MenuItem } from '../../ui/menuItem';
import { listKey } from './useListPreferences';
import { useShownList } from './ListContext';
import type { ListControl } from './listControl';
import { listTexts } from './texts';
import { fillText } from '../../i18n/fillText';

const { Component: NameView } = lazyDialog(() => import('./NameView'));

/** react-admin's saved queries: filter, search, sort and page size of this list under a name, for this user. */
export function SavedViews({ control }: { control: ListControl }) {
  const { list } = useShownList();
  const [stored, setSaved] = useSavedQueries(listKey(list));
  const saved = Array.isArray(stored) ? stored.filter((view) => typeof view?.label === 'string') : [];
  const [isNaming, setNaming] = useState(false);
  const { state, change } = control;

  const save = (label: string): void => {
    const { search, filter, sort, size } = state;
    const view = {
      label,
      value: {
        filter: { ...filter, ...(search ? { search } : {}) },
        displayedFilters: [],
        perPage: size,
        ...(sort ? { sort } : {}),
      },
    };
    setSaved([...saved.filter((other) => other.label !== label), view]);
    setNaming(false);
  };
  const items: MenuItem[] = [
    ...saved.map((view, index) => ({
      id: `view-${index}`,
      label: view.label,
      icon: 'bookmark' as const,
      onSelect: () => {
        const { search = '', ...filter } = (view.value.filter ?? {}) as Record<string, string>;
        change({
          search,
          filter,
          sort: view.value.sort ?? list.sort,
          size: view.value.perPage ?? list.pageSize,
          page: 1,
        });
      },
    })),
    { id: 'save', label: listTexts.save_view, icon: 'plus', onSelect: () => setNaming(true) },
    ...saved.map((view, index) => ({
      id: `remove-${index}`,
      label: fillText(listTexts.remove_view, { name: view.label }),
      icon: 'trash' as const,
      onSelect: () => setSaved(saved.filter((other) => other !== view)),
    })),
  ];
  return (
    <>
      <Menu label={listTexts.views} icon="bookmark" items={items} align="end" />
      {isNaming && <NameView onSave={save} onClose={() => setNaming(false)} />}
    </>
  );
}
