import { isPlainObject } from '../../lib/json';
import { iconNames, isIconName } from '../../ui/icon/iconNames';
import { overlayIcons } from '../../ui/icon/overlayIcons';
import { fetchIconFile } from '../../ui/icon/iconFiles';

let iconNamesPromise: Promise<readonly string[] | undefined> | undefined;

/**
 * Returns the icon names that these declarations may use. Names of the icon package come from a file beside the console.
 * Returns undefined if that file fails to load; icons are then not checked.
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

/** Collects every `icon` value at any depth. */
function collectIcons(value: unknown): string[] {
  if (Array.isArray(value)) return value.flatMap(collectIcons);
  if (!isPlainObject(value)) return [];
  const { icon } = value;
  return [...(typeof icon === 'string' ? [icon] : []), ...Object.values(value).flatMap(collectIcons)];
}
