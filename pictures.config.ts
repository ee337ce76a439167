import { defineConfig } from '@playwright/test';
import journeys from './playwright.config';

/** `npm run pictures`: draws every screen of the built console into docs/pictures. No test: nothing is judged. */
export default defineConfig({
  ...journeys,
  testMatch: 'pictures.ts',
  workers: 2,
  projects: [{ name: 'pictures' }],
});
