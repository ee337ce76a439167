import { Suspense } from 'react';
import { ActionButtons } from '../../actions/ActionButtons';
import { ActionMenu } from '../../actions/ActionMenu';
import type { List } from '../../config/types';
import { lazyWithReload } from '../../lib/retryImport';
import { useShownList } from './ListContext';
import { isAsked, type ListControl } from './listControl';
import { ListTools } from './ListTools';
import type { Rows } from './rows';
import { listTexts } from './texts';
import type { ListPreferences } from './useListPreferences';

const Sorter = lazyWithReload(() => import('./Sorter'));

interface ToolbarEndProps {
  control: ListControl;
  rows: Rows;
  preferences: ListPreferences;
  /** The list has so little that only its export is offered. */
  isShort: boolean | undefined;
}

/** What stands at the end of a list's toolbar: its order, its tools, and what can be done. */
export function ToolbarEnd({ control, rows, preferences, isShort }: ToolbarEndProps) {
  const { list, resource, parent, caption } = useShownList();
  return (
    <>
      {list.sorts.length > 0 && (
        <Suspense fallback={<span className="skeleton sorter-skeleton" />}>
          <Sorter control={control} />
        </Suspense>
      )}
      {(rows.rows?.length !== 0 || isAsked(control)) && (
        <ListTools control={control} rows={rows} preferences={preferences} isShort={isShort} />
      )}
      <ActionButtons actions={list.actions} resource={resource} parent={parent} ofPage={caption} />
      <ActionMenu
        actions={list.menu}
        resource={resource}
        parent={parent}
        label={listTexts.more_actions}
        ofPage={caption}
      />
    </>
  );
}

/** As large as the tools and as high as what can be done, until they are drawn; on a phone buttons have a line of their own. */
export const ToolbarSpace = ({ list: { actions, export: canExport } }: { list: List }) => (
  <>
    <span className={canExport ? 'toolbar-space of-tools with-export' : 'toolbar-space of-tools'} />
    {actions.length > 0 && <span className="toolbar-space of-buttons" />}
  </>
);
