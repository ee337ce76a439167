// npm start: installs what is missing, builds, and serves console and demo host on one port.
// Arguments after `--` go to the demo host: npm start -- --port 5000 --data big --persist
import { build, install, root } from './steps.mjs';
import { spawn } from 'node:child_process';
import { join } from 'node:path';

install();
build();
const child = spawn(
  process.execPath,
  ['--import', 'tsx', join(root, 'fixtures/main.ts'), ...process.argv.slice(2)],
  { stdio: 'inherit', cwd: root },
);
for (const signal of ['SIGINT', 'SIGTERM']) process.on(signal, () => child.kill(signal));
child.on('exit', (code, signal) => process.exit(code ?? (signal ? 0 : 1)));
