import { useEffect, useState } from 'react';
import type { LucideIcon } from 'lucide-react';
import type { IconName } from './iconNames';
import { icons } from './icons';

interface IconProps {
  /** One of `iconNames`; an unknown one, which a runtime declaration may name, shows a neutral icon. */
  name: IconName | (string & {});
  /** px */
  size?: number;
  className?: string;
  /** Said to screen readers; without it the icon is decoration. */
  label?: string;
}

type Drawings = Readonly<Record<string, LucideIcon>>;
const core: Drawings = icons;
let more: Drawings | undefined;

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

function useDrawing(name: string): LucideIcon | undefined {
  const own = Object.hasOwn(core, name) ? core[name] : undefined;
  const [, redraw] = useState(more);
  const isMissing = own === undefined && more === undefined;
  useEffect(() => {
    if (!isMissing) return undefined;
    let left = false;
    const show = (drawings: Drawings): void => {
      more = drawings;
      if (!left) redraw(drawings);
    };
    // A part that is gone after a release leaves the neutral icon: it is decoration.
    void import('./moreIcons').then(({ moreIcons }) => show(moreIcons)).catch(() => show({}));
    return () => {
      left = true;
    };
  }, [isMissing]);
  if (own !== undefined || more === undefined) return own;
  return Object.hasOwn(more, name) ? more[name] : icons.list;
}
