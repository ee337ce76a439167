import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, it } from 'vitest';

it('every part that is loaded later is tried twice, and then says that there is a new version', () => {
  const files = readdirSync('src', { recursive: true, encoding: 'utf8' }).filter((name) =>
    /(?<!\.test)\.tsx?$/.test(name),
  );
  const bare = files.filter((name) =>
    /\blazy\(\s*\(\)\s*=>\s*import\(/.test(readFileSync(join('src', name), 'utf8')),
  );
  expect(bare).toEqual([]);
});
