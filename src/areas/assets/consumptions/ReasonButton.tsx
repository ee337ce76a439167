import type { ReactNode } from 'react';

interface ReasonButtonProps {
  primary?: boolean;
  /** Why it cannot be pressed now; undefined when it can. */
  why: string | undefined;
  busy: boolean;
  onClick: () => void;
  children: ReactNode;
}

/** A button that tells why it is disabled; it keeps the focus while it works. */
export function ReasonButton({ primary = false, why, busy, onClick, children }: ReasonButtonProps) {
  return (
    <button
      type="button"
      className={primary ? 'button primary' : 'button'}
      aria-disabled={why !== undefined || busy}
      aria-busy={busy}
      {...(why === undefined ? {} : { title: why, 'aria-description': why })}
      onClick={() => why === undefined && !busy && onClick()}
    >
      {busy && <span className="spinner" aria-hidden />}
      {children}
    </button>
  );
}
