import { isPlainObject } from '../../lib/json';
import { iconNames, isIconName } from '../../ui/iconNames';
import { ownIcons } from '../../ui/ownIcons';
import { readIconFile } from '../../ui/readIconFile';

let names: Promise<readonly string[] | undefined> | undefined;

/**
 * The icons that declarations may name, as far as these ask for it: those of the icon package are listed in a file beside the
 * console. Undefined where it does not come: then icons are not looked at.
 */
export async function iconsKnown(inputs: readonly unknown[]): Promise<readonly string[] | undefined> {
  const own = Object.keys(ownIcons);
  if (inputs.flatMap(iconsIn).every((name) => isIconName(name) || own.includes(name)))
    return [...iconNames, ...own];
  const all = await (names ??= readNames());
  if (!all) names = undefined;
  return all && [...all, ...iconNames, ...own];
}

const readNames = (): Promise<readonly string[] | undefined> =>
  readIconFile('names.json').then(
    (body) => (Array.isArray(body) ? body.map(String) : undefined),
    () => undefined,
  );

/** Every `icon` anywhere inside. */
function iconsIn(value: unknown): string[] {
  if (Array.isArray(value)) return value.flatMap(iconsIn);
  if (!isPlainObject(value)) return [];
  const { icon } = value;
  return [...(typeof icon === 'string' ? [icon] : []), ...Object.values(value).flatMap(iconsIn)];
}
