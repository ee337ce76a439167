import type { CSSProperties } from 'react';
import { readPath } from '../../config/values/readPath';
import { normaliseAccess } from '../../config/normalise/access';
import { useTranslateText } from '../../i18n/useTranslateText';
import { useCanAccess } from '../../session/access/useCanAccess';
import { Icon } from '../../ui/icon/Icon';
import { InitialAvatar } from '../../ui/text/InitialAvatar';
import { optionsOf } from '../core/optionsOf';
import type { DisplayProps } from '../core/types';
import { ImageDisplay } from '../image/ImageDisplay';
import { findWindow, homeText, isLit, stateText } from './facadeMembers';
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
  const { drawing, picture } = optionsOf<ResolvedFacadeOptions>(field);
  const image = picture && readPath(value, picture);
  if (image) return <ImageDisplay {...props} value={image} />;
  if (typeof drawing === 'object' && 'initial' in drawing)
    return (
      <InitialAvatar value={readPath(value, drawing.initial)} isImagePlaceholder={picture !== undefined} />
    );
  const isHome = drawing === 'home';
  const icon = typeof drawing === 'object' && drawing.icon;
  const kind = isHome
    ? `is-home ${isLit(value, field) ? 'is-lit' : ''}`.trim()
    : icon
      ? 'has-icon'
      : 'is-building';
  return (
    <>
      <span
        className={`facade ${kind} ${tone ?? ''}`.trim()}
        style={isHome ? (findWindow(text) as CSSProperties) : undefined}
        title={title}
        aria-hidden
      >
        {icon && <Icon name={icon} size={18} />}
      </span>
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
  return {
    tone,
    title: `${t(state.label)}: ${t(state.values?.[text] ?? `${state.labelKeyPrefix}.${text}`)}`,
  };
}
