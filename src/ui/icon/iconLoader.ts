import { isPlainObject } from '../../lib/json';
import { createIcon, type IconComponent, type IconNode } from './createIcon';
import { getIconFileName, fetchIconFile } from './iconFiles';
import { coreIcons } from './coreIcons';
import { lazyIcons } from './lazyIcons';

const bundled: Readonly<Record<string, IconComponent>> = lazyIcons;
/** Requested icons of the package, by name; an unknown name maps to the neutral icon. */
const fetched = new Map<string, IconComponent>();
const files = new Map<string, Promise<Readonly<Record<string, unknown>>>>();

/** Returns a loaded icon; undefined if it has to be requested. */
export const getIcon = (name: string): IconComponent | undefined =>
  Object.hasOwn(bundled, name) ? bundled[name] : fetched.get(name);

/** Loads an icon of the icon package from the files beside the console; never rejects. */
export async function loadIcon(name: string): Promise<void> {
  if (getIcon(name)) return;
  const fileIcons = /^[a-z][a-z\d-]+$/.test(name) ? await loadIconFile(name) : {};
  const nodes = Object.hasOwn(fileIcons, name) ? fileIcons[name] : undefined;
  fetched.set(name, Array.isArray(nodes) ? createIcon(nodes as readonly IconNode[]) : fallbackIcon);
}

const fallbackIcon: IconComponent = coreIcons.list;

/** Loads the icons of one file. After a failure the next icon of that file retries: icons are only decoration. */
function loadIconFile(name: string): Promise<Readonly<Record<string, unknown>>> {
  const file = getIconFileName(name);
  const pending = files.get(file);
  if (pending) return pending;
  const request = fetchIcons(file).catch(() => {
    files.delete(file);
    return {};
  });
  files.set(file, request);
  return request;
}

async function fetchIcons(file: string): Promise<Readonly<Record<string, unknown>>> {
  const body = await fetchIconFile(file);
  return isPlainObject(body) ? body : {};
}
