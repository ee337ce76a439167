// npm run dev: the demo host and Vite's server with hot reload, which passes the calls on to it.
// --overlay DIR takes the parts of an installation along (docs/guides/overlay.md).
import { spawn } from 'node:child_process';
import { join } from 'node:path';
import { installIfStale, root, spawnTool, extractOverlayOption } from './tasks.mjs';

const args = extractOverlayOption(process.argv.slice(2));
installIfStale();
const port = process.env.PORT ?? '4126';
const host = spawn(
  process.execPath,
  ['--import', 'tsx', join(root, 'demoHost/main.ts'), '--port', port, ...args],
  { stdio: 'inherit', cwd: root },
);
process.on('exit', () => host.kill());
host.on('exit', (code) => code && process.exit(code));
spawnTool('vite', [], { env: { ...process.env, DEMO_HOST: `http://127.0.0.1:${port}` } });
