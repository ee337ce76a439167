import type { Locator, Page } from '@playwright/test';
import { installClock } from './runtimeConfig';
import type { Guard } from './guard';
import { expect } from './test';

const DAY = 86_400_000;
const madridDate = new Intl.DateTimeFormat('sv-SE', { timeZone: 'Europe/Madrid' });

/** Days as the browser's calendar has them. */
export interface Calendar {
  /** So many days before today, as `2026-03-05`: by the calendar, where a day may have 23 or 25 hours. */
  day: (daysAgo: number) => string;
  /** The middle of that day, unix seconds. */
  noon: (daysAgo: number) => number;
}

/** The day in Madrid of a moment in unix seconds, as `2026-03-05`. */
export const formatDay = (seconds: number | string): string => madridDate.format(Number(seconds) * 1000);

/** Has the page live at about noon of today, so that no midnight falls into the test. */
export async function installClockAtNoon(page: Page): Promise<Calendar> {
  const today = Date.parse(`${madridDate.format(new Date())}T11:00:00Z`);
  await installClock(page, { time: today });
  return {
    day: (daysAgo) => new Date(today - daysAgo * DAY).toISOString().slice(0, 10),
    noon: (daysAgo) => (today - daysAgo * DAY) / 1000,
  };
}

/**
 * Stops the page's clock, which `installClock` put into the hand of the test: from here on it goes by `runFor` and
 * `advanceClockUntil` alone, so that a slow machine does not count. It jumps ahead a little; call it before what is measured.
 */
export async function stopClock(page: Page): Promise<void> {
  for (let aheadMs = 500; ; aheadMs *= 2) {
    const now = await page.evaluate(() => Date.now());
    try {
      await page.clock.pauseAt(now + aheadMs);
      return;
    } catch (error) {
      // The page's clock overtook the moment that was named.
      if (aheadMs > 60_000) throw error;
    }
  }
}

/** Advances the stopped clock in steps of 50 ms until the element is visible, which is then no older than a step. */
export async function advanceClockUntil(page: Page, locator: Locator): Promise<void> {
  const advance = async (): Promise<boolean> => {
    if (await locator.isVisible()) return true;
    await page.clock.runFor(50);
    return locator.isVisible();
  };
  await expect.poll(advance, { message: `seen: ${locator.toString()}`, intervals: [20] }).toBe(true);
}

/**
 * Waits until the page has processed every response, so that its next timer counts from there and the clock may advance.
 * Playwright reports responses to the page by a timer without delay.
 */
export async function settleResponses(page: Page, guard: Guard): Promise<void> {
  await guard.waitUntilSettled();
  await page.clock.runFor(100);
}
