import { defineConfig } from '@playwright/test';
import journeys from './playwright.config';
import { launchOptionsWithFonts } from './e2e/launchOptionsWithFonts';

/** `npm run pictures`: draws every screen of the built console into docs/pictures. No test: nothing is judged. */
export default defineConfig({
  ...journeys,
  use: { ...journeys.use, launchOptions: launchOptionsWithFonts },
  testMatch: 'pictures.ts',
  workers: 2,
  projects: [{ name: 'pictures' }],
});
