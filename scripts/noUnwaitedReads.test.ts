import { execFileSync } from 'node:child_process';
import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join, resolve } from 'node:path';
import { afterAll, expect, it } from 'vitest';

const folder = mkdtempSync(join(tmpdir(), 'waits-'));
afterAll(() => rmSync(folder, { recursive: true }));

/** Returns the reported lines of a journey, each with the first words of the message. */
function findings(lines: readonly string[]): [line: string, said: string][] {
  const file = join(folder, 'x.spec.ts');
  const config = join(folder, 'config.json');
  const rules = { 'waits/for-the-cause': 'error' };
  const jsPlugins = [resolve('scripts/noUnwaitedReads.mjs')];
  writeFileSync(config, JSON.stringify({ categories: { correctness: 'off' }, jsPlugins, rules }));
  writeFileSync(file, ["test('x', async ({ page, guard }) => {", ...lines, '});'].join('\n'));
  const oxlint = resolve('node_modules/oxlint/bin/oxlint');
  let report: string;
  try {
    report = execFileSync(process.execPath, [oxlint, '-c', config, '-f', 'unix', file], { encoding: 'utf8' });
  } catch (error) {
    report = (error as { stdout: string }).stdout;
  }
  return [...report.matchAll(/x\.spec\.ts:(\d+):\d+: (\w+ \w+ \w+)/g)].map(([, line, said = '']) => [
    lines[Number(line) - 2] ?? '',
    said,
  ]);
}

it('takes what waits for its cause', () => {
  expect(
    findings([
      'await expect.poll(() => guard.calls()).toEqual([]);',
      'await expect.poll(() => pictures(guard.calls()).length).toBe(2);',
      'await guard.expectNone(/^POST/);',
      'const asked = () => guard.calls().length; await expect.poll(asked).toBe(1);',
      'const before = await row.textContent(); await expect(row).not.toHaveText(before);',
      'await expect.poll(() => page.evaluate(() => localStorage.length)).toBe(0);',
      "expect(await api.status('getAsset')).toBe(404);",
      "const sent = page.waitForRequest('x'); await button.click(); expect((await sent).url()).toBe('x');",
      "await Promise.all([page.waitForEvent('download'), button.click()]);",
      'test.setTimeout(240_000);',
    ]),
  ).toEqual([]);
});

it('names what does not', () => {
  const wrong: [line: string, said: string][] = [
    ['expect(guard.calls()).toContain(one);', 'Calls may still'],
    ['const found = guard.calls().filter(isPost); expect(found).toEqual([]);', 'Calls may still'],
    ['expect(await page.evaluate(() => localStorage.length)).toBe(0);', 'The page is'],
    ['expect((await list.count()) > 2).toBe(true);', 'The page is'],
    ["await page.waitForRequest('x');", 'It listens after'],
    ["const answer = await page.waitForResponse('x');", 'It listens after'],
    ['await page.waitForTimeout(500);', 'Time is no'],
    ["await page.waitForLoadState('networkidle');", 'Time is no'],
    ['const yesterday = Date.now() - 86_400_000;', 'A day may'],
  ];
  expect(findings(wrong.map(([line]) => line))).toEqual(wrong);
});
