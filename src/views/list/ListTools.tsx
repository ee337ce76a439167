import { useNotify } from 'ra-core';
import { useRelated } from '../../fields/useRelated';
import { useText } from '../../i18n/useText';
import { Icon } from '../../ui/Icon';
import { Menu } from '../../ui/Menu';
import type { MenuItem } from '../../ui/menuItem';
import { useShownList } from './ListContext';
import type { ListPreferences } from './useListPreferences';
import type { ListControl } from './listControl';
import { ReadProgress } from './ReadProgress';
import type { Rows } from './rows';
import { useReadAll } from './useReadAll';
import { SavedViews } from './SavedViews';
import { Button } from '../../ui/Button';
import { listTexts } from './texts';

interface ListToolsProps {
  control: ListControl;
  rows: Rows;
  preferences: ListPreferences;
  /** The list has so little that only its export is offered. */
  isShort: boolean | undefined;
}

/** Saved views, columns and density, export. */
export function ListTools({ control, rows, preferences, isShort }: ListToolsProps) {
  const { list } = useShownList();
  const t = useText();
  const columns: MenuItem[] = [
    ...preferences.available.map((column, index) => ({
      id: `column-${index}`,
      label: t(column.label),
      checked: preferences.isShown(column),
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
      {!isShort && (
        <>
          <SavedViews control={control} />
          <Menu label={listTexts.columns} icon="columns" items={columns} align="end" />
        </>
      )}
      {list.export && <ExportButton columns={preferences.columns} rows={rows} />}
    </span>
  );
}

interface ExportButtonProps {
  columns: ListPreferences['columns'];
  rows: Rows;
}

function ExportButton({ columns, rows }: ExportButtonProps) {
  const { caption } = useShownList();
  const t = useText();
  const notify = useNotify();
  const related = useRelated();
  const reading = useReadAll(rows);
  const save = (): void =>
    reading.run(
      async (all) => {
        const { exportRows } = await import('./exportRows');
        exportRows({ rows: all, columns, name: caption, t, related });
        notify(listTexts.exported, { type: 'success', messageArgs: { smart_count: all.length } });
      },
      () => notify(listTexts.export_error, { type: 'error' }),
    );
  return (
    <>
      <ReadProgress reading={reading} />
      <Button
        variant="quiet"
        aria-label={listTexts.export}
        title={listTexts.export}
        busy={reading.busy}
        onClick={save}
        icon={<Icon name="download" size={18} />}
      />
    </>
  );
}
