import { Suspense, useCallback, useMemo, useRef, useState, type KeyboardEvent } from 'react';
import type { RaRecord } from 'ra-core';
import { buildTargetScope } from '../../actions/targetScope';
import type { ListColumn } from '../../config/types';
import { interpolateText } from '../../i18n/interpolateText';
import { useTranslateText } from '../../i18n/useTranslateText';
import { lazyWithPreload } from '../../lib/lazy/lazyWithPreload';
import { useIdLists } from '../../queries/console/consoleHooks';
import { useCanAccess } from '../../session/access/useCanAccess';
import { useProfile } from '../../session/profile/useProfile';
import { KeystrokeBuffer } from '../../ui/dialog/keystrokeBuffer';
import { useListContext } from '../ListContext';
import { findEditField, getCellState } from './cellState';
import { findNeighbour } from './moveToCell';
import { cellEditTexts } from './texts';
import { useOpenByDoubleClick } from './useOpenByDoubleClick';
import './edit.css';

const { Component: CellEditor, preload } = lazyWithPreload(() => import('./CellEditor'));

interface CellEditProps {
  column: ListColumn;
  record: RaRecord;
  /** Title of the row. */
  title: string;
}

/** Button in a cell that opens its editor. A locked value has its reason in place of the action. */
export default function CellEdit({ column, record, title }: CellEditProps) {
  const { list, resource, parent } = useListContext();
  const t = useTranslateText();
  const canAccess = useCanAccess();
  const { profile } = useProfile();
  const ids = useIdLists();
  const buttonRef = useRef<HTMLButtonElement>(null);
  const [isOpen, setOpen] = useState(false);
  const [isSaved, setSaved] = useState(false);
  const field = findEditField(resource, column.field);
  const state = useMemo(() => {
    const scope = buildTargetScope(
      { resource, record, selection: undefined, parent },
      { $me: profile, $ids: ids },
    );
    return field && getCellState(field, { resource, scope, canAccess });
  }, [resource, record, parent, profile, ids, field, canAccess]);
  const close = useCallback((end: 'saved' | 'restored') => {
    setOpen(false);
    setSaved(end === 'saved');
  }, []);
  const isOffered = field !== undefined && resource.edit !== null && state?.isOffered === true;
  const disabledReason = state?.disabledReason ?? null;
  const reason = disabledReason === null ? undefined : t(disabledReason);
  const open = (): void => {
    if (reason !== undefined) return;
    setSaved(false);
    setOpen(true);
  };
  // In other rows the first click of the two opens the record.
  useOpenByDoubleClick(buttonRef, isOffered && list.rowClick === null, open);
  if (!field || !resource.edit || (!isOffered && !isOpen)) return null;
  const onKeyDown = (event: KeyboardEvent): void => {
    if (event.key === 'F2') {
      event.preventDefault();
      return open();
    }
    const direction = DIRECTIONS[event.key];
    if (!direction || event.altKey || event.ctrlKey || event.metaKey || event.shiftKey) return;
    event.preventDefault();
    findNeighbour(buttonRef.current, direction)?.focus();
  };
  return (
    <>
      <button
        ref={buttonRef}
        type="button"
        className="button ghost icon small row-icon cell-edit"
        // Not in the tab order: keyboard users press F2 in the row.
        tabIndex={-1}
        aria-label={interpolateText(cellEditTexts.change, { label: t(column.label), title })}
        aria-haspopup="dialog"
        aria-disabled={reason !== undefined}
        title={reason ?? cellEditTexts.change_key}
        {...(reason === undefined ? {} : { 'aria-description': reason })}
        onPointerEnter={() => void preload()}
        onFocus={() => void preload()}
        onKeyDown={onKeyDown}
        onClick={open}
      />
      {(isOpen || isSaved) && (
        <span role="status" className="visually-hidden">
          {isSaved ? cellEditTexts.saved : ''}
        </span>
      )}
      {isOpen && (
        <Suspense fallback={<KeystrokeBuffer />}>
          <CellEditor
            buttonRef={buttonRef}
            edit={resource.edit}
            field={field}
            label={t(column.label)}
            record={record}
            title={title}
            onClose={close}
          />
        </Suspense>
      )}
    </>
  );
}

const DIRECTIONS: Partial<Record<string, 'next' | 'previous'>> = {
  ArrowRight: 'next',
  ArrowLeft: 'previous',
};
