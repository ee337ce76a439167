import { readOverlay } from './overlayFolder.ts';
import { readOverlayText } from './overlayFolder.ts';
import { findTextLocations } from './overlayTexts.ts';
import { isPlainObject } from '../../src/lib/json.ts';

/** A file of texts in a further language, `languages/pt.json` of an overlay. */
export interface OverlayLanguage {
  /** Texts of the console, by the keys that `npm run texts` lists. */
  texts: Readonly<Record<string, string>>;
  /** Texts of declarations, by resource and path: `{ "gateways": { "fields.id.label": "…" } }`. */
  resources: Readonly<Record<string, Readonly<Record<string, string>>>>;
}

/** Reads the file of a language; empty if the overlay has none. */
export async function readOverlayLanguage(dir: string, language: string): Promise<OverlayLanguage> {
  const overlay = await readOverlay(dir);
  const text = await readOverlayText(overlay, `languages/${language}.json`);
  const input: unknown = text === undefined ? {} : JSON.parse(text);
  const { texts = {}, resources = {} } = isPlainObject(input) ? input : {};
  return { texts, resources } as OverlayLanguage;
}

/** Returns the texts of a language as the tables that the console replaces, by their ids. */
export async function readLanguageTables(root: string, dir: string, language: string): Promise<object> {
  const { texts } = await readOverlayLanguage(dir, language);
  const locations = await findTextLocations(root);
  const tables: Record<string, unknown> = {};
  for (const [key, text] of Object.entries(texts)) {
    const path = locations.get(key)?.path ?? [];
    let table = tables;
    for (const name of path.slice(0, -1)) table = (table[name] ??= {}) as Record<string, unknown>;
    const last = path.at(-1);
    if (last !== undefined) table[last] = text;
  }
  return tables;
}
