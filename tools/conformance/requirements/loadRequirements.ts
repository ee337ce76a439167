import { fileURLToPath } from 'node:url';
import type { Operation } from '../../../dataProvider/contract/operations';
import { normalise } from '../../../src/config/normalise/index.ts';
import { findDeclarationsInLanguage } from '../../shared/declarationsInLanguage.ts';
import { findFieldDefaults } from '../../shared/discovery.ts';
import { collectRequirements } from './index';
import type { ReadRequirement } from './requirement';

const root = fileURLToPath(new URL('../../..', import.meta.url));

/** Loads the requirements of this console: declarations in `resources/` and coded extensions. */
export async function loadRequirements(
  operations: readonly Operation[],
): Promise<ReadonlyMap<string, readonly ReadRequirement[]>> {
  const declarations = await findDeclarationsInLanguage(root);
  return collectRequirements(normalise(declarations, await findFieldDefaults(root)), operations);
}
