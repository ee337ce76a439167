import { useEffect, useReducer } from 'react';
import type * as IconLoader from './iconLoader';
import type { IconComponent } from './createIcon';
import type { IconName } from './iconNames';
import { coreIcons } from './coreIcons';
import { overlayIcons } from './overlayIcons';

interface IconProps {
  /** One of `iconNames`, or of the icon package; an unknown one, which a runtime declaration may name, shows a neutral icon. */
  name: IconName | (string & {});
  /** px */
  size?: number;
  className?: string;
  /** Said to screen readers; without it the icon is decoration. */
  label?: string;
}

const bundledIcons: Readonly<Record<string, IconComponent>> = { ...coreIcons, ...overlayIcons };
/** Where the other icons are, once they are there. */
let iconLoader: Pick<typeof IconLoader, 'getIcon' | 'loadIcon'> | undefined;

/** An icon by its name. Those that are not part of every start keep their place until they are loaded. */
export function Icon({ name, size = 20, className, label }: IconProps) {
  const Svg = useIconComponent(name);
  if (!Svg) return <svg width={size} height={size} aria-hidden />;
  return (
    <Svg
      size={size}
      strokeWidth={1.75}
      {...(className === undefined ? {} : { className })}
      {...(label === undefined ? { 'aria-hidden': true } : { role: 'img', 'aria-label': label })}
    />
  );
}

function useIconComponent(name: string): IconComponent | undefined {
  const icon = Object.hasOwn(bundledIcons, name) ? bundledIcons[name] : iconLoader?.getIcon(name);
  const [, rerender] = useReducer((times: number) => times + 1, 0);
  const isMissing = icon === undefined;
  useEffect(() => {
    if (!isMissing) return undefined;
    let isUnmounted = false;
    void import('./iconLoader')
      .then((loader) => (iconLoader = loader).loadIcon(name))
      // A part that is gone after a release leaves the neutral icon: it is decoration.
      .catch(() => (iconLoader = { getIcon: () => coreIcons.list, loadIcon: () => Promise.resolve() }))
      .then(() => isUnmounted || rerender());
    return () => {
      isUnmounted = true;
    };
  }, [isMissing, name]);
  return icon;
}
