import type { Page } from '@playwright/test';
import type { Guard } from './guard';
import { expect } from './test';

/** Waits until the page has its heading and no request is pending. */
export async function settled(page: Page, guard: Guard): Promise<void> {
  await expect(page.locator('h1')).toHaveCount(1);
  await guard.waitUntilSettled();
  await expect(page.locator('.skeleton, [aria-busy="true"], progress')).toHaveCount(0);
}
