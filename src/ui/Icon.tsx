import { useEffect, useReducer } from 'react';
import type * as AnyIcon from './anyIcon';
import type { Drawing } from './drawing';
import type { IconName } from './iconNames';
import { icons } from './icons';
import { ownIcons } from './ownIcons';

interface IconProps {
  /** One of `iconNames`, or of the icon package; an unknown one, which a runtime declaration may name, shows a neutral icon. */
  name: IconName | (string & {});
  /** px */
  size?: number;
  className?: string;
  /** Said to screen readers; without it the icon is decoration. */
  label?: string;
}

const core: Readonly<Record<string, Drawing>> = { ...icons, ...ownIcons };
/** Where the other icons are, once they are there. */
let others: Pick<typeof AnyIcon, 'iconNow' | 'iconLater'> | undefined;

/** An icon by its name. Those that are not part of every start keep their place until they are loaded. */
export function Icon({ name, size = 20, className, label }: IconProps) {
  const Drawing = useDrawing(name);
  if (!Drawing) return <svg width={size} height={size} aria-hidden />;
  return (
    <Drawing
      size={size}
      strokeWidth={1.75}
      {...(className === undefined ? {} : { className })}
      {...(label === undefined ? { 'aria-hidden': true } : { role: 'img', 'aria-label': label })}
    />
  );
}

function useDrawing(name: string): Drawing | undefined {
  const found = Object.hasOwn(core, name) ? core[name] : others?.iconNow(name);
  const [, redraw] = useReducer((times: number) => times + 1, 0);
  const isMissing = found === undefined;
  useEffect(() => {
    if (!isMissing) return undefined;
    let left = false;
    void import('./anyIcon')
      .then((there) => (others = there).iconLater(name))
      // A part that is gone after a release leaves the neutral icon: it is decoration.
      .catch(() => (others = { iconNow: () => icons.list, iconLater: () => Promise.resolve() }))
      .then(() => left || redraw());
    return () => {
      left = true;
    };
  }, [isMissing, name]);
  return found;
}
