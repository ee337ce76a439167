import { faceAt } from '../config/face';
import type { Resource } from '../config/types';
import { ownPath } from '../lib/base';
import { componentsOf, type Parts } from '../parts/PartsContext';
import { writtenDetail } from '../views/detail/openedTabs';
import { preloadTab } from '../views/detail/preloadTab';
import { writeCanonicalAddress } from './canonicalAddress';
import type { Registry } from './declarations/registry';
import { preloadDetail } from './Detail';

/** What the address of a visit opens, as far as it can be told before anything is drawn. */
export interface Opening {
  /** Whose list it is, or whose record; its declaration is there, as whole as that needs. */
  resource?: Resource | undefined;
  /** The record that `start.js` has asked for; without one the address is that of the list. */
  id?: string | undefined;
  /** Settles when the code of what is opened is there or did not come. */
  code: Promise<unknown>;
}

/** ms that the first page waits for its declaration before the frame is drawn without it. */
const PATIENCE = 1_000;

const NOTHING: Opening = { code: Promise.resolve() };

/**
 * Asks for what the address opens, its declaration and its code, all at once: `start.js` has asked for most of it already.
 * Settles when the declaration is there, or after a second; never rejects.
 */
export function openingAt(registry: Registry, parts: Parts): Promise<Opening> {
  const path = ownPath().replace(/^\/admin\//, '');
  const page = parts.pages.find(({ paths }) => paths.includes(path));
  if (page) return Promise.resolve({ code: page.preload() });
  const face = faceAt(registry.snapshot().faces, path);
  if (!face) return Promise.resolve(NOTHING);
  const { name, route } = face;
  const late = new Promise<Opening>((resolve) => setTimeout(resolve, PATIENCE, NOTHING));
  const isList = path === route;
  // Below a list's own address there is most often a record.
  const code = isList ? Promise.resolve() : preloadDetail();
  const id = isList ? undefined : window.consoleStarted?.record;
  const tab = id === undefined ? undefined : codeOfTab(registry, parts, name, path.slice(route.length + 1));
  const loading = registry.load(name, 'list').then(() => {
    const resource = registry.known.get(name);
    if (resource) writeCanonicalAddress(resource);
  });
  const opening = loading.then(async (): Promise<Opening> => {
    if (isList) return { resource: registry.known.get(name), code };
    if (id === undefined || !path.startsWith(`${route}/`)) return NOTHING;
    await registry.load(name, 'all');
    // What was not brought is said where the page is drawn.
    const resource = registry.isReady(name, 'all') ? registry.known.get(name) : undefined;
    return { resource, id, code: Promise.all([code, tab]) };
  });
  return Promise.race([opening, late]);
}

/**
 * Brings the code of the tab that an address opens, told by the declaration as it is written: what else that names is
 * still on its way.
 *
 * @param below What follows the resource in the address: `7/drawing`.
 */
async function codeOfTab(registry: Registry, parts: Parts, name: string, below: string): Promise<void> {
  await registry.load(name, 'own');
  const written = registry.written(name)?.detail;
  const keys = below.split('/').slice(1);
  if (written) await preloadTab(writtenDetail(written), componentsOf(parts).tab, keys);
}
