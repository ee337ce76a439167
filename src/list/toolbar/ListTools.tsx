import { useNotify } from 'ra-core';
import { ActionMenu } from '../../actions/ActionMenu';
import { useCachedRecords } from '../../fields/titles/useCachedRecords';
import { useTranslateText } from '../../i18n/useTranslateText';
import { Icon } from '../../ui/icon/Icon';
import { Menu } from '../../ui/menu/Menu';
import { MenuHeading } from '../../ui/menu/MenuHeading';
import type { MenuItem } from '../../ui/menu/menuItem';
import { useListContext } from '../ListContext';
import type { ListPreferences } from './useListPreferences';
import type { ListParamsControl } from '../params/listParamsControl';
import { ReadProgress } from './ReadProgress';
import type { ListData } from '../data/listData';
import { useReadAllRows } from '../data/useReadAllRows';
import { useViewItems } from '../views/useViewItems';
import { viewTexts } from '../views/texts';
import { Button } from '../../ui/button/Button';
import { listTexts } from '../texts';

interface ListToolsProps {
  control: ListParamsControl;
  listData: ListData;
  preferences: ListPreferences;
  /** True if the list has so few rows that it offers only the export. */
  isMinimal: boolean | undefined;
  /** True if the layout shows all records: columns have no effect. */
  showsAll: boolean;
  /** True on a phone: all tools are entries of one menu, with the overflow actions of the list. */
  isPhone: boolean;
}

/** Saved views, columns and density, export. */
export default function ListTools(props: ListToolsProps) {
  const { control, listData, preferences, isMinimal, showsAll, isPhone } = props;
  const { list, resource, parent, caption } = useListContext();
  const t = useTranslateText();
  const views = useViewItems(control, preferences);
  const csv = useExport(preferences.columns, listData);
  const columns: MenuItem[] = [
    ...preferences.available.map((column, index) => ({
      id: `column-${index}`,
      label: t(column.label),
      before: index === 0 && <MenuHeading text={listTexts.columns} />,
      checked: preferences.isVisible(column),
      onSelect: () => preferences.toggle(column),
    })),
    {
      id: 'dense',
      label: listTexts.dense,
      before: <MenuHeading text={listTexts.page_size} />,
      checked: preferences.dense,
      onSelect: () => preferences.setDense(!preferences.dense),
    },
    {
      id: 'reset',
      before: <MenuHeading />,
      label: listTexts.reset_columns,
      icon: 'refresh',
      onSelect: preferences.reset,
    },
  ];
  const hasColumns = !isMinimal && !showsAll;
  if (isPhone) {
    const items: MenuItem[] = [
      ...(isMinimal ? [] : [{ id: 'views', label: viewTexts.views, icon: 'bookmark', items: views.items }]),
      ...(hasColumns ? [{ id: 'columns', label: listTexts.columns, icon: 'columns', items: columns }] : []),
      ...(list.export
        ? [{ id: 'export', label: listTexts.export, icon: 'download', onSelect: csv.exportAll }]
        : []),
    ];
    return (
      <span className="list-tools">
        <ReadProgress readAll={csv.readAll} />
        <ActionMenu
          actions={list.overflowActions}
          leadingItems={items}
          resource={resource}
          parent={parent}
          label={listTexts.more_actions}
          pageSubject={caption}
        />
        {views.dialog}
      </span>
    );
  }
  return (
    <span className="list-tools">
      {!isMinimal && <Menu label={viewTexts.views} icon="bookmark" items={views.items} align="end" />}
      {views.dialog}
      {hasColumns && <Menu label={listTexts.columns} icon="columns" items={columns} align="end" />}
      {list.export && (
        <>
          <ReadProgress readAll={csv.readAll} />
          <Button
            variant="quiet"
            aria-label={listTexts.export}
            title={listTexts.export}
            busy={csv.readAll.busy}
            onClick={csv.exportAll}
            icon={<Icon name="download" size={18} />}
          />
        </>
      )}
    </span>
  );
}

/** Returns the export of all rows of the list as CSV, with the reading of its pages. */
function useExport(columns: ListPreferences['columns'], listData: ListData) {
  const { caption } = useListContext();
  const t = useTranslateText();
  const notify = useNotify();
  const related = useCachedRecords();
  const readAll = useReadAllRows(listData);
  const exportAll = (): void =>
    readAll.run(
      async (records) => {
        const { exportRows } = await import('./exportRows');
        exportRows({ rows: records, columns, name: caption, t, related });
        notify(listTexts.exported, { type: 'success', messageArgs: { smart_count: records.length } });
      },
      () => notify(listTexts.export_error, { type: 'error' }),
    );
  return { readAll, exportAll };
}
