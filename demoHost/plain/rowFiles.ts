import { existsSync, readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { z } from 'zod';
import type { PlainRow } from '../../fixtures/rows/plain';

/** Folder with the rows of further collections, relative to the project: one file per collection, with its name. */
export const PLAIN_ROWS_FOLDER = 'fixtures/plainRows';

const rowsSchema = z.array(z.looseObject({ id: z.string().regex(/^[\w-]{1,64}$/) }));

/**
 * Reads the row files by collection. Throws with the file's path if one is not a list of records with an `id` that fits a
 * URL.
 */
export function readPlainRowFiles(root: string): Record<string, PlainRow[]> {
  const folder = join(root, PLAIN_ROWS_FOLDER);
  const files = existsSync(folder) ? readdirSync(folder).filter((name) => name.endsWith('.json')) : [];
  return Object.fromEntries(
    files.map((name) => {
      try {
        return [
          name.slice(0, -'.json'.length),
          rowsSchema.parse(JSON.parse(readFileSync(join(folder, name), 'utf8'))),
        ];
      } catch (error) {
        throw new Error(`${PLAIN_ROWS_FOLDER}/${name}: no list of records with an id`, { cause: error });
      }
    }),
  );
}
