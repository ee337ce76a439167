import { useMemo, useState } from 'react';
import type { RaRecord } from 'ra-core';
import { useIsFetching } from '@tanstack/react-query';
import { preloadActions } from '../../actions/ActionsContext';
import { useIsActionRunning } from '../../actions/runAction';
import { useActions } from '../../actions/useActions';
import { isEmpty } from '../../config/values/isEmpty';
import type { ListColumn } from '../../config/types';
import { FieldValue } from '../../fields/core/FieldValue';
import { readValue } from '../../fields/core/readValue';
import { useTranslateText } from '../../i18n/useTranslateText';
import { getWriteCount } from '../../lib/writeCount';
import { createResourceKey } from '../../queries/queryKeys';
import { useListContext } from '../ListContext';
import { listTexts as texts } from '../texts';
import '../../ui/form/switch.css';
import './rowToggle.css';

interface RowToggleProps {
  column: ListColumn;
  toggle: NonNullable<ListColumn['toggle']>;
  record: RaRecord;
  /** Title of the row. */
  title: string;
}

/** The last press of the switch. */
interface Press {
  /** The row as it was. */
  record: RaRecord;
  writeCount: number;
}

/**
 * A switch in a row. It shows the host's value and changes only after the host has confirmed. Plain text if the action is
 * unavailable.
 */
export default function RowToggle({ column, toggle, record, title }: RowToggleProps) {
  const { resource, parent } = useListContext();
  const t = useTranslateText();
  const fieldValue = readValue(column.field, record);
  const isOn = fieldValue === true;
  const action = isOn ? toggle.off : toggle.on;
  const actions = useMemo(() => [action], [action]);
  const [toggleAction] = useActions(actions, { resource, record, parent, selection: undefined });
  const isActionRunning = useIsActionRunning(record);
  const isFetching = useIsFetching({ queryKey: createResourceKey(resource.name) }) > 0;
  const [press, setPress] = useState<Press>();
  const valueElement = <FieldValue field={column.field} record={record} place="cell" />;
  // An unknown value is neither on nor off.
  if (!toggleAction || isEmpty(fieldValue)) return valueElement;
  // An action with a question may end without a write.
  const isAsking = isActionRunning && action.behaviour.kind === 'send' && action.behaviour.prompt !== null;
  const isRefetching = isFetching && press !== undefined && getWriteCount() > press.writeCount;
  // Pending until the action has ended and its refetch has completed: the row may show the old value until then.
  const isPending = press?.record === record && ((isActionRunning && !isAsking) || isRefetching);
  // Only one action runs per record at a time, so another press would do nothing.
  const isDisabled = isActionRunning || isPending || toggleAction.disabledReason !== null;
  return (
    <span className="row-toggle">
      <button
        type="button"
        role="switch"
        className="switch"
        aria-checked={isOn}
        aria-disabled={isDisabled}
        aria-busy={isPending}
        aria-label={`${t(column.label)}: ${title}`}
        title={toggleAction.disabledReason ?? toggleAction.label}
        {...(toggleAction.disabledReason === null
          ? {}
          : { 'aria-description': toggleAction.disabledReason, 'data-why': toggleAction.disabledReason })}
        onPointerEnter={preloadActions}
        onFocus={preloadActions}
        onClick={() => {
          if (isDisabled) return;
          setPress({ record, writeCount: getWriteCount() });
          toggleAction.run();
        }}
      />
      {isPending ? <span className="muted">{texts.changing}</span> : valueElement}
    </span>
  );
}
