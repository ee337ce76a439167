// npm run csp -- --config config.json [--for nginx|caddy|plain] [--report /csp-report] [--dist dist]
// Prints the headers for the console's files, from the runtime config and the built page:
// its inline script and style are allowed by their hashes, which change with each release.
import { readFile } from 'node:fs/promises';
import { upgradeFile } from '../../src/config/language/upgrade.ts';
import { join } from 'node:path';
import { parseArgs } from 'node:util';
import { readBuildHashes } from '../../demoHost/server/security/inlineHashes.ts';
import { isPlainObject } from '../../src/lib/json.ts';
import { resolveCliPath } from '../shared/resolveCliPath.ts';
import { formatHeaders, webServers } from './formatHeaders.ts';

const usage = `npm run csp -- --config FILE [--for ${webServers.join('|')}] [--report ADDRESS] [--dist FOLDER]`;

try {
  const { values } = parseArgs({
    options: {
      config: { type: 'string' },
      for: { type: 'string', default: 'plain' },
      report: { type: 'string' },
      dist: { type: 'string' },
    },
  });
  const server = webServers.find((name) => name === values.for);
  if (values.config === undefined || server === undefined) throw new TypeError(usage);
  const config = upgradeFile(JSON.parse(await readFile(resolveCliPath(values.config), 'utf8'))).input;
  if (!isPlainObject(config)) throw new TypeError(`${values.config}: an object is expected`);
  // Default: the folder that `npm run build` writes beside this script.
  const dist =
    values.dist === undefined ? join(import.meta.dirname, '../../dist') : resolveCliPath(values.dist);
  const inline = readBuildHashes(dist);
  if (inline.scripts.length === 0)
    console.error(`${dist}: no build here, so its start script will be refused; run npm run build first`);
  process.stdout.write(formatHeaders(config, server, values.report, inline));
} catch (error) {
  console.error(error instanceof Error ? error.message : error);
  process.exitCode = 1;
}
