import { spawn } from 'node:child_process';
import { fileURLToPath } from 'node:url';
import { describe, expect, it } from 'vitest';
import { startSmallHost, SMALL_HOST_TOKEN } from './testing/smallHost';

const main = fileURLToPath(new URL('./main.ts', import.meta.url));

/** Runs the command as users do. */
function command(...args: string[]): Promise<{ code: number | null; out: string; err: string }> {
  const child = spawn(process.execPath, ['--import', 'tsx', main, ...args], {
    env: { PATH: process.env['PATH'] },
  });
  const told = { out: '', err: '' };
  child.stdout.on('data', (data: Buffer) => (told.out += data.toString()));
  child.stderr.on('data', (data: Buffer) => (told.err += data.toString()));
  return new Promise((resolve) => child.on('close', (code) => resolve({ code, ...told })));
}

describe('the command', () => {
  // Each start takes seconds: what else is used wrongly is in `conformanceOptions.test.ts`, and ends by the same error.
  it('ends with 2 and one line where it is used wrongly, as with a host that is none', async () => {
    const host = await startSmallHost('no 401');
    const wrong = await command('--url', `${host.url}/api`, '--token', SMALL_HOST_TOKEN);
    expect(wrong).toMatchObject({ code: 2, out: '' });
    expect(wrong.err).toMatch(/^.*does not know \/users\/current \(404\).*\n$/);
    await host.close();
  });

  it('ends with 1 where something differs, tells it as JSON, and keeps the token to itself', async () => {
    const host = await startSmallHost('echoes the token');
    const { code, out, err } = await command(
      '--url',
      host.url,
      '--token',
      SMALL_HOST_TOKEN,
      '--json',
      '--only',
      'clients',
    );
    expect(code).toBe(1);
    const { calls } = JSON.parse(out) as { calls: { id: string; state: string }[] };
    expect(calls.find(({ id }) => id === 'getClient')?.state).toBe('untried');
    expect(calls.filter(({ state }) => state === 'should').length).toBeGreaterThan(0);
    expect(out + err).not.toContain(SMALL_HOST_TOKEN);
    await host.close();
  });
});
