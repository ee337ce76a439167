import { fileURLToPath } from 'node:url';
import type { Operation } from '../../dataProvider/contract/operations';
import { normalise } from '../../src/config/normalise/index.ts';
import type { Declaration } from '../../src/config/normalise/index.ts';
import { findDeclarations, findFieldDefaults } from '../../scripts/declared.ts';
import { needsOf } from './index';
import type { Need } from './need';

const root = fileURLToPath(new URL('../..', import.meta.url));

/** What this console reads: what `resources/` declares and what its coded parts ask. */
export async function needsHere(
  operations: readonly Operation[],
): Promise<ReadonlyMap<string, readonly Need[]>> {
  const declarations = (await findDeclarations(root)) as Declaration[];
  return needsOf(normalise(declarations, await findFieldDefaults(root)), operations);
}
