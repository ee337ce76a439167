import { useState } from 'react';
import { useSavedQueries } from 'ra-core';
import { lazyDialog } from '../../ui/dialog/lazyDialog';
import { Menu } from '../../ui/menu/Menu';
import type { MenuItem } from '../../ui/menu/menuItem';
import { getListKey } from './useListPreferences';
import { useListContext } from '../ListContext';
import type { ListParamsControl } from '../params/listParamsControl';
import { readSavedView, toSavedView } from './savedView';
import { listTexts } from '../texts';
import { interpolateText } from '../../i18n/interpolateText';

const { Component: SaveViewDialog } = lazyDialog(() => import('./SaveViewDialog'));

/** react-admin's saved queries: filter, search, sort and page size of this list by name, per user. */
export function SavedViews({ control }: { control: ListParamsControl }) {
  const { list } = useListContext();
  const [storedViews, setViews] = useSavedQueries(getListKey(list));
  const views = Array.isArray(storedViews)
    ? storedViews.filter((view) => typeof view?.label === 'string')
    : [];
  const [isSaveDialogOpen, setSaveDialogOpen] = useState(false);
  const { params, setParams } = control;

  const save = (label: string): void => {
    const view = { label, value: toSavedView(params) };
    setViews([...views.filter((candidate) => candidate.label !== label), view]);
    setSaveDialogOpen(false);
  };
  const items: MenuItem[] = [
    ...views.map((view, index) => ({
      id: `view-${index}`,
      label: view.label,
      icon: 'bookmark' as const,
      onSelect: () => setParams(readSavedView(list, view.value)),
    })),
    { id: 'save', label: listTexts.save_view, icon: 'plus', onSelect: () => setSaveDialogOpen(true) },
    ...views.map((view, index) => ({
      id: `remove-${index}`,
      label: interpolateText(listTexts.remove_view, { name: view.label }),
      icon: 'trash' as const,
      onSelect: () => setViews(views.filter((candidate) => candidate !== view)),
    })),
  ];
  return (
    <>
      <Menu label={listTexts.views} icon="bookmark" items={items} align="end" />
      {isSaveDialogOpen && <SaveViewDialog onSave={save} onClose={() => setSaveDialogOpen(false)} />}
    </>
  );
}
