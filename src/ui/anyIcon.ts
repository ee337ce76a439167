import { isPlainObject } from '../lib/json';
import { drawingOf, type Drawing, type IconNode } from './drawing';
import { fileOf } from './iconFile';
import { icons } from './icons';
import { moreIcons } from './moreIcons';
import { readIconFile } from './readIconFile';

const bundled: Readonly<Record<string, Drawing>> = moreIcons;
/** Icons of the package that were asked for, by name; what it does not have is the neutral icon. */
const fetched = new Map<string, Drawing>();
const files = new Map<string, Promise<Readonly<Record<string, unknown>>>>();

/** An icon that can be drawn now; undefined for one that has to be asked for. */
export const iconNow = (name: string): Drawing | undefined =>
  Object.hasOwn(bundled, name) ? bundled[name] : fetched.get(name);

/** Brings an icon of the icon package from the files beside the console; never rejects. */
export async function iconLater(name: string): Promise<void> {
  if (iconNow(name)) return;
  const icons = /^[a-z][a-z\d-]+$/.test(name) ? await fileFor(name) : {};
  const nodes = Object.hasOwn(icons, name) ? icons[name] : undefined;
  fetched.set(name, Array.isArray(nodes) ? drawingOf(nodes as readonly IconNode[]) : neutral);
}

const neutral: Drawing = icons.list;

/** The icons that share a file. One that does not come is asked for again with the next icon of it: they are decoration. */
function fileFor(name: string): Promise<Readonly<Record<string, unknown>>> {
  const file = fileOf(name);
  const found = files.get(file);
  if (found) return found;
  const reading = readIcons(file).catch(() => {
    files.delete(file);
    return {};
  });
  files.set(file, reading);
  return reading;
}

async function readIcons(file: string): Promise<Readonly<Record<string, unknown>>> {
  const body = await readIconFile(file);
  return isPlainObject(body) ? body : {};
}
