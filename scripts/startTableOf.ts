import type { Declaration } from '../src/config/normalise/index.ts';
import { normalise } from '../src/config/normalise/index.ts';
import { startTable, type StartRead } from '../src/start/table.ts';
import { findDeclarations, findFieldDefaults } from './declared.ts';

/** The reads that the start script makes by route, from the declarations as they stand; the check has looked at them. */
export const startTableOf = async (root: string): Promise<Record<string, StartRead>> =>
  startTable(normalise((await findDeclarations(root)) as Declaration[], await findFieldDefaults(root)));
