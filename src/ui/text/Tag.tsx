import type { ReactNode } from 'react';

interface TagProps {
  /** Default "neutral". One that is not known, which a runtime declaration may name, looks neutral. */
  tone?: string | undefined;
  /** With a dot in its colour: the state of something. */
  dot?: boolean;
  /** "alert" when it appears because something went wrong. */
  role?: 'alert';
  children: ReactNode;
}

/** A word or number that stands out: a state, a mark, a count. */
export const Tag = ({ tone = 'neutral', dot = false, role, children }: TagProps) => (
  <span className={`tag ${tone}${dot ? ' with-dot' : ''}`} role={role}>
    {children}
  </span>
);
