import { existsSync, readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { z } from 'zod';
import type { PlainRow } from '../../fixtures/rows/plain';

/** Where rows of further collections lie, below the project's folder: one file of rows a collection, named as it is. */
export const PLAIN_ROWS_FOLDER = 'fixtures/plainRows';

const rowsSchema = z.array(z.looseObject({ id: z.string().regex(/^[\w-]{1,64}$/) }));

/** The rows of the files by collection. Throws with the file's path when one is no list of records with an `id` for addresses. */
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
