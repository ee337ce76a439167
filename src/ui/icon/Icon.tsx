import { useEffect, useReducer } from 'react';
import type * as IconLoader from './iconLoader';
import type { IconComponent } from './createIcon';
import type { IconName } from './iconNames';
import { coreIcons } from './coreIcons';
import { overlayIcons } from './overlayIcons';

interface IconProps {
  /**
   * One of `iconNames`, or a name of the icon package. An unknown name, possible in a runtime declaration, shows a neutral
   * icon.
   */
  name: IconName | (string & {});
  /** Size in px. */
  size?: number;
  className?: string;
  /** Label for screen readers; without it the icon is decorative. */
  label?: string;
}

const bundledIcons: Readonly<Record<string, IconComponent>> = { ...coreIcons, ...overlayIcons };
/** Loader of all other icons, once it has loaded. */
let iconLoader: Pick<typeof IconLoader, 'getIcon' | 'loadIcon'> | undefined;

/** Icon by name. An icon that is not in the initial bundle reserves its space until it has loaded. */
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
      // If a new release has removed the chunk, keep the neutral icon: it is only decoration.
      .catch(() => (iconLoader = { getIcon: () => coreIcons.list, loadIcon: () => Promise.resolve() }))
      .then(() => isUnmounted || rerender());
    return () => {
      isUnmounted = true;
    };
  }, [isMissing, name]);
  return icon;
}
