import type { ReactNode } from 'react';
import type { Tone } from '../../config/types';
import { shellTexts } from '../../i18n/messages/shell';
import { interpolateText } from '../../i18n/interpolateText';
import { Button } from '../button/Button';

const texts = shellTexts.states;

/** Spinner with a label beside it, or only for screen readers. */
export function Spinner({
  label = shellTexts.loading,
  showLabel = false,
}: {
  label?: string;
  showLabel?: boolean;
}) {
  return (
    <span role="status" className="loading">
      <span className="spinner" aria-hidden />
      <span className={showLabel ? undefined : 'visually-hidden'}>{label}</span>
    </span>
  );
}

interface SkeletonsProps {
  /** Number of lines. */
  lines?: number;
  /** Height in px. */
  height?: number;
  label?: string;
}

/** Grey placeholder lines while data loads. */
export function Skeletons({ lines = 3, height = 14, label = shellTexts.loading }: SkeletonsProps) {
  return (
    <div role="status" className="skeletons">
      <span className="visually-hidden">{label}</span>
      {Array.from({ length: lines }, (_, line) => (
        <span
          key={line}
          aria-hidden
          className="skeleton"
          style={{ height, width: `${92 - ((line * 23) % 45)}%` }}
        />
      ))}
    </div>
  );
}

interface EmptyStateProps {
  title?: string;
  text?: ReactNode;
  icon?: ReactNode;
  /** Buttons or links that help the user. */
  children?: ReactNode;
}

/** Empty state after a successful response without data; never used for a failure. */
export function EmptyState({ title = texts.empty, text, icon, children }: EmptyStateProps) {
  return (
    <div className={icon === undefined ? 'state' : 'state with-icon'}>
      {icon === undefined ? null : <span className="state-icon">{icon}</span>}
      <p className="state-title">{title}</p>
      {text === undefined ? null : <p className="state-text">{text}</p>}
      {children === undefined ? null : <div className="toolbar">{children}</div>}
    </div>
  );
}

interface ErrorStateProps {
  title?: string;
  text?: string | undefined;
  /** Cause, if the host sent one; '' for none. */
  cause?: string;
  onRetry?: (() => void) | undefined;
  retryLabel?: string;
  busy?: boolean;
  /** Error code (`500`, `ECONNABORTED`), for support. */
  code?: number | string | undefined;
  /** Severity. Default "error". */
  tone?: Tone;
}

/** Error in place of the content; it stays and can be retried. */
export function ErrorState({
  title = texts.errorTitle,
  text = texts.errorText,
  cause = '',
  onRetry,
  retryLabel,
  busy = false,
  code,
  tone = 'error',
}: ErrorStateProps) {
  const details =
    (cause !== '' && cause !== text ? `: ${cause}` : '') +
    (code === undefined ? '' : ` (${interpolateText(texts.code, { code })})`);
  return (
    <div role="alert" className={`state ${tone}`}>
      <p className="state-title">{title}</p>
      <p className="state-text">{details === '' ? text : text.replace(/\.$/, '') + details}</p>
      {onRetry === undefined ? null : (
        <Button busy={busy} onClick={() => onRetry()}>
          {busy ? texts.retrying : (retryLabel ?? texts.retry)}
        </Button>
      )}
    </div>
  );
}
