import type { CSSProperties } from 'react';
import { normaliseAccess } from '../../config/normalise/access';
import { useTranslateText } from '../../i18n/useTranslateText';
import { useCanAccess } from '../../session/access/useCanAccess';
import { Icon } from '../../ui/icon/Icon';
import { optionsOf } from '../core/optionsOf';
import type { DisplayProps } from '../core/types';
import { ImageDisplay } from '../image/ImageDisplay';
import { findWindow, homeText, isLit, readPicture, stateText } from './facadeMembers';
import type { ResolvedFacadeOptions } from './schema';

/**
 * Shows the image of the record, else draws its building: in that of a home its window is lit or dark, with a mark of the
 * state at a corner. In a detail floor and door are after it. A cell shows the drawing alone: another column says the same
 * as text.
 */
export const FacadeDisplay = (props: DisplayProps) => {
  const { field, value, place } = props;
  const text = homeText(value, field);
  const { tone, title } = useStateMark({ field, value });
  const picture = readPicture(value, field);
  if (picture !== undefined) return <ImageDisplay {...props} value={picture} />;
  const { drawing } = optionsOf<ResolvedFacadeOptions>(field);
  return (
    <>
      <span
        className={joinClassNames('facade', kindClass(drawing), isLit(value, field) && 'is-lit', tone)}
        style={drawing === 'home' ? (findWindow(text) as CSSProperties) : undefined}
        title={title}
        aria-hidden
      >
        {typeof drawing === 'object' && <Icon name={drawing.icon} size={18} />}
      </span>
      {place === 'detail' && <span>{text}</span>}
    </>
  );
};

const kindClass = (drawing: ResolvedFacadeOptions['drawing']): string | false => {
  if (drawing === 'home') return false;
  return drawing === 'building' ? 'is-building' : 'has-icon';
};

const joinClassNames = (...names: readonly (string | false | undefined)[]): string =>
  names.filter(Boolean).join(' ');

/** Returns tone and tooltip of the declared state; empty if it has no tone, or the user may not see it. */
function useStateMark({ field, value }: Pick<DisplayProps, 'field' | 'value'>) {
  const t = useTranslateText();
  const canAccess = useCanAccess();
  const { state } = optionsOf<ResolvedFacadeOptions>(field);
  const text = stateText(value, field);
  const tone = state && Object.hasOwn(state.tones, text) ? state.tones[text] : undefined;
  if (!state || !tone || !canAccess(normaliseAccess(state.access))) return {};
  return {
    tone,
    title: `${t(state.label)}: ${t(state.values?.[text] ?? `${state.labelKeyPrefix}.${text}`)}`,
  };
}
