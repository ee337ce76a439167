import { useCallback, useEffect, useRef, useState } from 'react';
import { useLocation } from 'react-router-dom';
import type { RaRecord } from 'ra-core';
import type { Send } from '../../config/types';
import { recordTitle, relatedTitle } from '../../fields/recordTitle';
import { useText } from '../../i18n/useText';
import type { Operation } from '../../operations/operation';
import { operations } from '../../operations/operations';
import { useOperation } from '../../operations/useOperations';
import type { RunningAction } from '../../writes/target';
import { useLeft } from '../../writes/useLeft';
import { runRows } from './runRows';
import { useRowEnd } from './useRowEnd';
import { useRowSend } from './useRowSend';

interface RowRun {
  /** Undefined until it has begun, and once it was taken away. */
  operation: Operation | undefined;
  /** Does what was declared to follow, once the results are read. */
  leave: () => void;
}

const NONE: readonly RaRecord[] = [];

/** Begins one call a row, as an operation that goes on when this is left. */
export function useRowRun(
  running: RunningAction,
  does: Send,
  form: Readonly<Record<string, unknown>>,
): RowRun {
  const { action, target, list } = running;
  const { resource, selection: rows = NONE } = target;
  const t = useText();
  const { pathname, search } = useLocation();
  const { isLeft } = useLeft();
  const send = useRowSend(running, does, form);
  const { end, after } = useRowEnd(running, does, isLeft);
  const [id, setId] = useState<string>();
  const begun = useRef(false);
  useEffect(() => {
    if (begun.current) return;
    begun.current = true;
    const named = [does.perRow?.name ?? []].flat();
    setId(
      runRows({
        operations,
        title: t(action.label),
        place: { label: t(resource.label.many), to: pathname + search },
        tasks: rows.map((row) => ({
          name: relatedTitle(resource, row, named, t) || recordTitle(resource, row, t),
          key: [resource.name, action.id, row.id].join(' '),
          // Since it was selected, its list may have been read again.
          send: () => send(list?.latest?.(row) ?? row),
        })),
        atOnce: does.perRow?.atOnce ?? 1,
        onEnd: end,
      }),
    );
  }, [action, does, list, pathname, search, resource, rows, send, end, t]);
  const operation = useOperation(id);
  const leave = useCallback(() => void (operation && after(operation.rows)), [operation, after]);
  return { operation, leave };
}
