import type { CSSProperties } from 'react';
import type { DisplayProps } from '../core/types';
import { findWindow, homeText, isLit } from './facadeMembers';

/**
 * Draws a small building in which the window of the home is lit or dark, in a detail with floor and door beside it. A cell shows
 * the drawing alone: another column says the same as text.
 */
export const FacadeDisplay = ({ field, value, place }: DisplayProps) => {
  const text = homeText(value, field);
  const { row, column } = findWindow(text);
  const drawing = (
    <span
      className={isLit(value, field) ? 'facade is-lit' : 'facade'}
      style={{ '--row': row, '--column': column } as CSSProperties}
      aria-hidden
    />
  );
  return place === 'cell' ? (
    drawing
  ) : (
    <span className="list-cell">
      {drawing}
      <span>{text}</span>
    </span>
  );
};
