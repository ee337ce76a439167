import { useMemo, useState, type ReactNode } from 'react';
import { useLocation, useNavigate } from 'react-router-dom';
import { useNotify, useSavedQueries } from 'ra-core';
import { interpolateText } from '../../i18n/interpolateText';
import { useTranslateText } from '../../i18n/useTranslateText';
import { useCopyToClipboard } from '../../mutations/useCopyToClipboard';
import { lazyDialog } from '../../ui/dialog/lazyDialog';
import type { MenuItem } from '../../ui/menu/menuItem';
import { useListContext } from '../ListContext';
import { listLayouts, readLayout } from '../layouts/layoutState';
import type { ListParamsControl } from '../params/listParamsControl';
import { getColumnKey } from '../toolbar/columnKey';
import { getListKey, type ListPreferences } from '../toolbar/useListPreferences';
import { readDeclaredView, readSavedView, toSavedView, type ListViewState } from './savedView';
import { viewTexts } from './texts';
import { buildViewSearch, findLostFields, isViewShown } from './viewSearch';

const { Component: SaveViewDialog } = lazyDialog(() => import('./SaveViewDialog'));

interface ViewItems {
  items: readonly MenuItem[];
  /** The dialog that saves a view, while it is open; rendered beside the menu. */
  dialog: ReactNode;
}

/**
 * Returns the menu entries of the views of this list: the declared ones, then react-admin's saved queries of the user. A view has filter,
 * search, sort, page size, layout and columns, all of them in the URL.
 */
export function useViewItems(control: ListParamsControl, preferences: ListPreferences): ViewItems {
  const { list } = useListContext();
  const t = useTranslateText();
  const { search } = useLocation();
  const navigate = useNavigate();
  const notify = useNotify();
  const copy = useCopyToClipboard();
  const [storedViews, setViews] = useSavedQueries(getListKey(list));
  const views = Array.isArray(storedViews)
    ? storedViews.filter((view) => typeof view?.label === 'string')
    : [];
  const [isSaveDialogOpen, setSaveDialogOpen] = useState(false);
  const searchParams = useMemo(() => new URLSearchParams(search), [search]);
  const hasLayouts = listLayouts(list).length > 1;
  const currentView: ListViewState = {
    ...control.params,
    ...(list.syncUrl && {
      layout: hasLayouts ? (readLayout(list, searchParams) ?? 'table') : undefined,
      columns: preferences.areChosen ? preferences.columns.map(getColumnKey) : undefined,
    }),
  };

  const apply = (view: ListViewState): void => {
    const lostFields = findLostFields(list, view);
    if (lostFields.length > 0)
      notify(viewTexts.lost_parts, { type: 'warning', messageArgs: { names: lostFields.join(', ') } });
    if (list.syncUrl) void navigate({ search: buildViewSearch(list, view, searchParams) });
    else control.setParams(view);
  };
  const save = (label: string): void => {
    const view = { label, value: toSavedView(currentView) };
    setViews([...views.filter((candidate) => candidate.label !== label), view]);
    setSaveDialogOpen(false);
  };
  const createItem = (id: string, label: string, view: ListViewState): MenuItem => ({
    id,
    label,
    icon: list.syncUrl && isViewShown(list, view, searchParams) ? 'check' : 'bookmark',
    onSelect: () => apply(view),
  });
  const items: MenuItem[] = [
    ...list.views.map((view, index) =>
      createItem(`declared-${index}`, t(view.label), readDeclaredView(list, view)),
    ),
    ...views.map((view, index) => createItem(`view-${index}`, view.label, readSavedView(list, view.value))),
    { id: 'save', label: viewTexts.save_view, icon: 'plus', onSelect: () => setSaveDialogOpen(true) },
    ...(list.syncUrl
      ? [
          {
            id: 'copy',
            label: viewTexts.copy_address,
            icon: 'copy' as const,
            onSelect: () =>
              copy('{address}', {
                address: `${location.origin}${location.pathname}?${buildViewSearch(list, { ...currentView, page: 1 }, searchParams)}`,
              }),
          },
        ]
      : []),
    ...views.map((view, index) => ({
      id: `remove-${index}`,
      label: interpolateText(viewTexts.remove_view, { name: view.label }),
      icon: 'trash' as const,
      onSelect: () => setViews(views.filter((candidate) => candidate !== view)),
    })),
  ];
  return {
    items,
    dialog: isSaveDialogOpen && <SaveViewDialog onSave={save} onClose={() => setSaveDialogOpen(false)} />,
  };
}
