// npm start: installs what is missing, builds, and serves console and demo host on one port.
// Arguments after `--` go to the demo host: npm start -- --port 5000 --data big --database ./data
// --overlay DIR takes the parts of an installation along (docs/guides/overlay.md).
import { buildIfStale, installIfStale, root, extractOverlayOption } from './tasks.mjs';
import { spawn } from 'node:child_process';
import { join } from 'node:path';

const args = extractOverlayOption(process.argv.slice(2));
installIfStale();
buildIfStale();
const child = spawn(process.execPath, ['--import', 'tsx', join(root, 'demoHost/main.ts'), ...args], {
  stdio: 'inherit',
  cwd: root,
});
for (const signal of ['SIGINT', 'SIGTERM']) process.on(signal, () => child.kill(signal));
child.on('exit', (code, signal) => process.exit(code ?? (signal ? 0 : 1)));
