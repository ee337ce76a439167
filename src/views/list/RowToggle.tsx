import { useMemo, useState } from 'react';
import type { RaRecord } from 'ra-core';
import { useIsFetching } from '@tanstack/react-query';
import { preloadActions } from '../../actions/ActionsContext';
import { useIsActing } from '../../actions/runAction';
import { useActions } from '../../actions/useActions';
import { isEmpty } from '../../config/isEmpty';
import type { Column } from '../../config/types';
import { FieldValue } from '../../fields/FieldValue';
import { readValue } from '../../fields/readValue';
import { useText } from '../../i18n/useText';
import { resourceKey } from '../../records/queryKeys';
import { useShownList } from './ListContext';
import { listTexts as texts } from './texts';
import '../../ui/switch.css';
import './rowToggle.css';

interface RowToggleProps {
  column: Column;
  toggle: NonNullable<Column['toggle']>;
  record: RaRecord;
  /** Of the row. */
  title: string;
}

/** A switch in a row: it shows what the host has, and changes only once the host said so. Plain where it cannot be done. */
export default function RowToggle({ column, toggle, record, title }: RowToggleProps) {
  const { resource, parent } = useShownList();
  const t = useText();
  const held = readValue(column.field, record);
  const isOn = held === true;
  const action = isOn ? toggle.off : toggle.on;
  const actions = useMemo(() => [action], [action]);
  const [ready] = useActions(actions, { resource, record, parent, selection: undefined });
  const isActing = useIsActing(record);
  const isReading = useIsFetching({ queryKey: resourceKey(resource.name) }) > 0;
  const [pressed, setPressed] = useState<RaRecord>();
  const value = <FieldValue field={column.field} record={record} place="cell" />;
  // What is not known is neither on nor off.
  if (!ready || isEmpty(held)) return value;
  // Until the action has ended and what follows it was read: what the row shows till then may be what held before.
  const isPending = pressed === record && (isActing || isReading);
  // Of one record one action runs at a time: another press would do nothing.
  const isLocked = isActing || isPending || ready.why !== null;
  return (
    <span className="row-toggle">
      <button
        type="button"
        role="switch"
        className="switch"
        aria-checked={isOn}
        aria-disabled={isLocked}
        aria-busy={isPending}
        aria-label={`${t(column.label)}: ${title}`}
        title={ready.why ?? ready.label}
        {...(ready.why === null ? {} : { 'aria-description': ready.why, 'data-why': ready.why })}
        onPointerEnter={preloadActions}
        onFocus={preloadActions}
        onClick={() => {
          if (isLocked) return;
          setPressed(record);
          ready.run();
        }}
      />
      {isPending ? <span className="muted">{texts.changing}</span> : value}
    </span>
  );
}
