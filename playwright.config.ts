import { defineConfig } from '@playwright/test';

/**
 * Journeys in a real browser against the built console. Each worker serves it from a demo host of its own (see
 * e2e/test.ts), so that no test sees what another one does.
 */
export default defineConfig({
  testDir: 'e2e',
  globalSetup: './e2e/globalSetup.ts',
  testMatch: '*.spec.ts',
  // No test needs what another one left: each may go to the worker that is free.
  fullyParallel: true,
  // Pages wait for the host and for the clock now and then: a third worker uses that time on two cores. A host that runs
  // elsewhere has one set of data, so one test at a time.
  workers: process.env['E2E_HOST_URL'] ? 1 : 3,
  forbidOnly: Boolean(process.env.CI),
  reporter: 'list',
  // Only a guard against tests that hang: if other programs use the same two cores, everything takes ten times as long.
  timeout: 300_000,
  expect: { timeout: 30_000 },
  use: {
    locale: 'es-ES',
    timezoneId: 'Europe/Madrid',
    viewport: { width: 1360, height: 850 },
    // A press that begins while a panel slides in may end beside its button.
    contextOptions: { reducedMotion: 'reduce' },
    trace: 'off',
    actionTimeout: 30_000,
    navigationTimeout: 60_000,
    launchOptions: {
      executablePath: process.env.CHROMIUM_PATH ?? '/usr/bin/chromium',
      args: [
        '--no-sandbox',
        '--disable-gpu',
        // Nothing is drawn by a card: a process for it only passes on what the others say.
        '--in-process-gpu',
        '--disable-quic',
        '--no-first-run',
        '--disable-background-networking',
        '--disable-component-update',
        '--disable-sync',
        // A page that begins before its typeface is there keeps the one of the system: which one would be up to chance.
        '--disable-remote-fonts',
      ],
    },
  },
  projects: [
    { name: 'desktop', testIgnore: '*.phone.spec.ts' },
    {
      name: 'phone',
      testMatch: '*.phone.spec.ts',
      use: { viewport: { width: 390, height: 844 }, hasTouch: true, isMobile: true },
    },
  ],
});
