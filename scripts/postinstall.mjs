// After `npm ci`: makes what is made of the contract, with the tools of development alone.
import { existsSync } from 'node:fs';
import { join } from 'node:path';
import { generateContract, root } from './tasks.mjs';

if (existsSync(join(root, 'node_modules/.bin/redocly'))) generateContract();
