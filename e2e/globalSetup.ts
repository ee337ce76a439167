import { existsSync } from 'node:fs';
import { join } from 'node:path';

/** The journeys walk through the built console: without one there is nothing to test. */
export default function globalSetup(): void {
  const root = process.env.CONSOLE_ROOT ?? process.cwd();
  if (!existsSync(join(root, 'dist', 'index.html'))) {
    throw new Error('There is no built console in dist/: run npm run build first.');
  }
}
