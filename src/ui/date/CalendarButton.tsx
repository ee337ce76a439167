import { Suspense, useRef, useState } from 'react';
import { dateTexts } from '../../i18n/messages/dates';
import { lazyWithRetry } from '../../lib/lazy/importWithRetry';
import { buttonClassName } from '../button/buttonClassName';
import { Icon } from '../icon/Icon';
import { useOnPageLeave } from '../page/pagePath';
import { useMenuPopup } from '../menu/useMenuPopup';
import './dateField.css';

const DayGrid = lazyWithRetry(() => import('./DayGrid'));

export interface CalendarButtonProps {
  /** `YYYY-MM-DD`, with or without a time; any other text counts as no day. */
  value: string;
  /** Receives a calendar day, `YYYY-MM-DD`, or '' for none. */
  onSelectDay: (day: string) => void;
  /** First and last selectable day, with or without a time. */
  min?: string | undefined;
  max?: string | undefined;
  /** Id of the input that the calendar belongs to. */
  inputId?: string | undefined;
  disabled?: boolean | undefined;
}

/**
 * Opens a calendar below a date field, in the top layer and inside the surrounding dialog. Escape and a press outside close
 * the calendar and nothing else.
 */
export function CalendarButton({
  value,
  onSelectDay,
  min,
  max,
  inputId,
  disabled = false,
}: CalendarButtonProps) {
  const [isOpen, setOpen] = useState(false);
  const button = useRef<HTMLButtonElement>(null);
  const popup = useRef<HTMLDivElement>(null);
  const close = (restoreFocus = true) => {
    setOpen(false);
    if (restoreFocus) button.current?.focus({ preventScroll: true });
  };
  useMenuPopup({ open: isOpen && 'first', button, popup, align: 'end', close });
  useOnPageLeave(() => setOpen(false));
  return (
    <>
      <button
        ref={button}
        type="button"
        className={`${buttonClassName({ variant: 'quiet', small: true }, true)} calendar-button`}
        aria-label={dateTexts.open}
        aria-describedby={inputId}
        aria-haspopup="dialog"
        aria-expanded={isOpen}
        disabled={disabled}
        title={dateTexts.open}
        onClick={() => setOpen((wasOpen) => !wasOpen)}
      >
        <Icon name="calendar" size={16} />
      </button>
      {isOpen && (
        // Stop the events here: they must not reach the surrounding row, label or dialog.
        <div
          ref={popup}
          role="dialog"
          aria-label={dateTexts.calendar}
          popover="manual"
          className="menu-popup day-popup"
          onClick={(event) => event.stopPropagation()}
          onBlur={({ relatedTarget, currentTarget }) => {
            if (relatedTarget && !currentTarget.contains(relatedTarget)) close(false);
          }}
          onKeyDown={(event) => {
            event.stopPropagation();
            if (event.key !== 'Escape') return;
            event.preventDefault();
            close();
          }}
        >
          <Suspense fallback={<div className="day-popup-room" />}>
            <DayGrid
              day={value.slice(0, 10)}
              min={min?.slice(0, 10)}
              max={max?.slice(0, 10)}
              onSelectDay={(day) => {
                onSelectDay(day);
                close();
              }}
            />
          </Suspense>
        </div>
      )}
    </>
  );
}
