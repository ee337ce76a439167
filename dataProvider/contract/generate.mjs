// Lints the contract, bundles it for validators and generates TypeScript: its types, the tables of its calls and the list of
// its permissions, which the console's checker stores in its own folder. The bundle and the types are not in git: `npm ci`
// creates them. `--check` changes no file in git and fails if one is out of date.
import { spawnSync } from 'node:child_process';
import { existsSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { callTable, endpoints, knownPermissions, permissionList } from './tables.mjs';

const here = dirname(fileURLToPath(import.meta.url));
const root = join(here, '..', '..');
const check = process.argv.includes('--check');
const scratch = mkdtempSync(join(tmpdir(), 'contract-'));

/** Runs a tool of the project in the contract's folder; prints its output only if it fails. */
function run(tool, args) {
  const bin = join(root, 'node_modules', '.bin', tool);
  const env = { ...process.env, REDOCLY_TELEMETRY: 'off', REDOCLY_SUPPRESS_UPDATE_NOTICE: 'true' };
  const { status, stdout, stderr } = spawnSync(bin, args, { cwd: here, env, encoding: 'utf8' });
  if (status === 0) return;
  process.stderr.write(`${stdout}${stderr}`);
  rmSync(scratch, { recursive: true, force: true });
  process.exit(1);
}

run('redocly', ['lint', '--config', 'redocly.yaml', 'openapi.yaml']);
const bundle = join(scratch, 'openapi.bundle.json');
const types = join(scratch, 'types.ts');
run('redocly', ['bundle', '--config', 'redocly.yaml', 'openapi.yaml', '--output', bundle]);
run('openapi-typescript', [bundle, '--output', types, '--default-non-nullable=false', '--alphabetize=false']);
const contract = JSON.parse(readFileSync(bundle, 'utf8'));
const NOT_IN_GIT = ['dataProvider/contract/openapi.bundle.json', 'dataProvider/contract/types.ts'];
/** Temporary file → file of the project. */
const made = new Map([
  [bundle, NOT_IN_GIT[0]],
  [types, NOT_IN_GIT[1]],
]);
const write = (place, text) => {
  const file = join(scratch, `${made.size}.ts`);
  writeFileSync(file, text);
  made.set(file, place);
};
write('dataProvider/contract/callTable.ts', callTable(contract));
write('dataProvider/contract/endpoints.ts', endpoints(contract));
write('dataProvider/contract/permissions.ts', permissionList(contract));
write('src/config/check/names/productPermissions.ts', knownPermissions(contract));
run('oxfmt', ['-c', join(root, '.oxfmtrc.json'), ...made.keys()]);

const stale = [];
for (const [file, place] of made) {
  const target = join(root, place);
  const text = readFileSync(file, 'utf8');
  const isCurrent = existsSync(target) && readFileSync(target, 'utf8') === text;
  // Always written: their age tells `npm start` and `npm test` whether the contract has changed since.
  const isInGit = !NOT_IN_GIT.includes(place);
  if (!isCurrent && (isInGit || !check)) stale.push(place);
  if (!isInGit || (!isCurrent && !check)) writeFileSync(target, text);
}
rmSync(scratch, { recursive: true, force: true });

if (stale.length === 0) process.stdout.write('contract: clean and up to date\n');
else if (!check) process.stdout.write(`contract: wrote ${stale.join(', ')}\n`);
else {
  process.stderr.write(`contract: not up to date: ${stale.join(', ')}. Run npm run contract.\n`);
  process.exit(1);
}
