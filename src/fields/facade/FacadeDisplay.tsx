import type { CSSProperties } from 'react';
import { normaliseAccess } from '../../config/normalise/access';
import { useTranslateText } from '../../i18n/useTranslateText';
import { useCanAccess } from '../../session/access/useCanAccess';
import { optionsOf } from '../core/optionsOf';
import type { DisplayProps } from '../core/types';
import { findWindow, homeText, isLit, stateText } from './facadeMembers';
import type { ResolvedFacadeOptions } from './schema';

/**
 * Draws a small building in which the window of the home is lit or dark, with a mark of its state at a corner; in a detail floor
 * and door are after it. A cell shows the drawing alone: another column says the same as text.
 */
export const FacadeDisplay = ({ field, value, place }: DisplayProps) => {
  const text = homeText(value, field);
  const { tone, title } = useStateMark({ field, value });
  return (
    <>
      <span
        className={`facade ${isLit(value, field) ? 'is-lit' : ''} ${tone ?? ''}`.trim()}
        style={findWindow(text) as CSSProperties}
        title={title}
        aria-hidden
      />
      {place === 'detail' && <span>{text}</span>}
    </>
  );
};

/** Returns tone and tooltip of the declared state; empty if it has no tone, or the user may not see it. */
function useStateMark({ field, value }: Pick<DisplayProps, 'field' | 'value'>) {
  const t = useTranslateText();
  const canAccess = useCanAccess();
  const { state } = optionsOf<ResolvedFacadeOptions>(field);
  const text = stateText(value, field);
  const tone = state && Object.hasOwn(state.tones, text) ? state.tones[text] : undefined;
  if (!state || !tone || !canAccess(normaliseAccess(state.access))) return {};
  return { tone, title: `${t(state.label)}: ${t(`${state.labelKeyPrefix}.${text}`)}` };
}
