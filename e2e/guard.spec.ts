import type { Page } from '@playwright/test';
import { expect, test } from './test';

/** Sends calls of the test's own, and waits for all of what they answer. */
const send = (page: Page, calls: readonly (readonly [query: string, body?: string])[]) =>
  page.evaluate(async (all) => {
    const one = async ([query, body]: readonly [string, string?]): Promise<string> => {
      const answer = await fetch(`/api/public-calls${query}`, body ? { method: 'POST', body } : {});
      return answer.text();
    };
    await Promise.all(all.map(one));
  }, calls);

test.use({ checksTiming: true });
test.beforeEach(async ({ page, guard }) => {
  guard.allowStatus(401, 404);
  await page.goto('/robots.txt');
});

test('a call that is sent twice within 300 ms is a problem of its test, with the body that it sends', async ({
  page,
  guard,
}) => {
  await send(page, [[''], [''], ['?page=2'], ['', '1'], ['', '1'], ['', '2']]);
  await guard.waitUntilSettled();
  expect(() => guard.verify()).toThrow(/sent twice within \d+ ms: GET \/api\/public-calls"/);
  expect(() => guard.verify()).toThrow(/sent twice within \d+ ms: POST \/api\/public-calls"/);
  expect(() => guard.verify()).not.toThrow(/page=2/);
  guard.allowRepeat(/ \/api\/public-calls$/, 'That it is told is what this test is about.');
  guard.verify();
});

test('no repetition: what a write came between, a later press, another document, a clock that ran ahead', async ({
  page,
  guard,
}) => {
  await send(page, [['']]);
  await send(page, [['', 'written']]);
  await send(page, [['']]);
  await guard.waitUntilSettled();
  await page.keyboard.press('Enter');
  await send(page, [['']]);
  await page.reload();
  await send(page, [['']]);
  await guard.waitUntilSettled();
  await page.clock.install();
  await page.clock.runFor(300);
  await send(page, [['']]);
  await guard.expectCalls(Array.from({ length: 6 }, () => expect.stringContaining('/api/public-calls')));
});
