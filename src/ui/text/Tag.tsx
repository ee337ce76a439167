import type { ReactNode } from 'react';

interface TagProps {
  /** Default "neutral". An unknown tone, possible in a runtime declaration, looks neutral. */
  tone?: string | undefined;
  /** True adds a dot in the tag's colour: the state of something. */
  dot?: boolean;
  /** "alert" if the tag appears because of an error. */
  role?: 'alert';
  children: ReactNode;
}

/** Highlighted word or number: a state, a mark, a count. */
export const Tag = ({ tone = 'neutral', dot = false, role, children }: TagProps) => (
  <span className={`tag ${tone}${dot ? ' with-dot' : ''}`} role={role}>
    {children}
  </span>
);
