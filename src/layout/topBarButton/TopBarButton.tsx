import type { ReactNode } from 'react';
import './topBarButton.css';

interface TopBarButtonProps {
  /** Name and tooltip; says what the number counts. */
  label: string;
  icon: ReactNode;
  /** Number at the corner of the icon; 0 shows none. */
  count: number;
  onClick: () => void;
  /** Additional class. */
  className?: string;
}

/** Icon button of the top bar that opens a dialog, with a number. */
export const TopBarButton = ({ label, icon, count, onClick, className = '' }: TopBarButtonProps) => (
  <button
    type="button"
    className={`top-button top-bar-button ${className}`.trim()}
    aria-label={label}
    aria-haspopup="dialog"
    title={label}
    onClick={onClick}
  >
    {icon}
    {count > 0 && (
      <span className="top-bar-count" aria-hidden>
        <span>{count}</span>
      </span>
    )}
  </button>
);
