import type { CSSProperties } from 'react';
import type { DisplayProps } from '../core/types';
import { findWindow, homeText, isLit } from './facadeMembers';

/**
 * Draws a small building in which the window of the home is lit or dark, in a detail with floor and door after it. A cell shows
 * the drawing alone: another column says the same as text.
 */
export const FacadeDisplay = ({ field, value, place }: DisplayProps) => {
  const text = homeText(value, field);
  return (
    <>
      <span
        className={isLit(value, field) ? 'facade is-lit' : 'facade'}
        style={findWindow(text) as CSSProperties}
        aria-hidden
      />
      {place === 'detail' && <span>{text}</span>}
    </>
  );
};
