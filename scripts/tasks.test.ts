import { execFileSync } from 'node:child_process';
import { expect, it } from 'vitest';

/** Returns the stamp of a build in this environment. */
const stamp = (env: Readonly<Record<string, string>>): string =>
  execFileSync(
    process.execPath,
    ['-e', "import('./scripts/tasks.mjs').then(({ sourcesHash }) => console.log(sourcesHash()))"],
    { encoding: 'utf8', env: { ...process.env, ...env } },
  );

it('takes no build of another path, or one that trusts other origins with the token, for this one', () => {
  const plain = stamp({ CONSOLE_BASE: '', VITE_TOKEN_ORIGINS: '' });
  const others = [
    { CONSOLE_BASE: '/console', VITE_TOKEN_ORIGINS: '' },
    { CONSOLE_BASE: '', VITE_TOKEN_ORIGINS: 'https://a.example' },
  ];
  expect(new Set([plain, ...others.map(stamp)]).size).toBe(3);
  expect(stamp({ CONSOLE_BASE: '', VITE_TOKEN_ORIGINS: '' })).toBe(plain);
});
