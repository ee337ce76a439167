import { useNotify } from 'ra-core';
import { useCachedRecords } from '../../fields/titles/useCachedRecords';
import { useTranslateText } from '../../i18n/useTranslateText';
import { Icon } from '../../ui/icon/Icon';
import { Menu } from '../../ui/menu/Menu';
import type { MenuItem } from '../../ui/menu/menuItem';
import { useListContext } from '../ListContext';
import type { ListPreferences } from './useListPreferences';
import type { ListParamsControl } from '../params/listParamsControl';
import { ReadProgress } from './ReadProgress';
import type { ListData } from '../data/listData';
import { useReadAllRows } from '../data/useReadAllRows';
import { ViewsMenu } from '../views/ViewsMenu';
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
}

/** Saved views, columns and density, export. */
export default function ListTools({ control, listData, preferences, isMinimal, showsAll }: ListToolsProps) {
  const { list } = useListContext();
  const t = useTranslateText();
  const columns: MenuItem[] = [
    ...preferences.available.map((column, index) => ({
      id: `column-${index}`,
      label: t(column.label),
      checked: preferences.isVisible(column),
      onSelect: () => preferences.toggle(column),
    })),
    {
      id: 'dense',
      label: listTexts.dense,
      checked: preferences.dense,
      onSelect: () => preferences.setDense(!preferences.dense),
    },
    { id: 'reset', label: listTexts.reset_columns, icon: 'refresh', onSelect: preferences.reset },
  ];
  return (
    <span className="list-tools">
      {!isMinimal && <ViewsMenu control={control} preferences={preferences} />}
      {!isMinimal && !showsAll && (
        <Menu label={listTexts.columns} icon="columns" items={columns} align="end" />
      )}
      {list.export && <ExportButton columns={preferences.columns} listData={listData} />}
    </span>
  );
}

interface ExportButtonProps {
  columns: ListPreferences['columns'];
  listData: ListData;
}

function ExportButton({ columns, listData }: ExportButtonProps) {
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
  return (
    <>
      <ReadProgress readAll={readAll} />
      <Button
        variant="quiet"
        aria-label={listTexts.export}
        title={listTexts.export}
        busy={readAll.busy}
        onClick={exportAll}
        icon={<Icon name="download" size={18} />}
      />
    </>
  );
}
