import { isPlainObject } from '../../lib/json';
import { iconNames, isIconName } from '../../ui/icon/iconNames';
import { overlayIcons } from '../../ui/icon/overlayIcons';
import { fetchIconFile } from '../../ui/icon/iconFiles';

let iconNamesPromise: Promise<readonly string[] | undefined> | undefined;

/**
 * The icons that declarations may name, as far as these ask for it: those of the icon package are listed in a file beside the
 * console. Undefined where it does not come: then icons are not looked at.
 */
export async function loadAllowedIcons(inputs: readonly unknown[]): Promise<readonly string[] | undefined> {
  const overlayNames = Object.keys(overlayIcons);
  if (inputs.flatMap(collectIcons).every((name) => isIconName(name) || overlayNames.includes(name)))
    return [...iconNames, ...overlayNames];
  const packageNames = await (iconNamesPromise ??= fetchIconNames());
  if (!packageNames) iconNamesPromise = undefined;
  return packageNames && [...packageNames, ...iconNames, ...overlayNames];
}

const fetchIconNames = (): Promise<readonly string[] | undefined> =>
  fetchIconFile('names.json').then(
    (body) => (Array.isArray(body) ? body.map(String) : undefined),
    () => undefined,
  );

/** Every `icon` anywhere inside. */
function collectIcons(value: unknown): string[] {
  if (Array.isArray(value)) return value.flatMap(collectIcons);
  if (!isPlainObject(value)) return [];
  const { icon } = value;
  return [...(typeof icon === 'string' ? [icon] : []), ...Object.values(value).flatMap(collectIcons)];
}
