// npm run csp -- --config config.json [--for nginx|caddy|plain] [--report /csp-report]
// Prints the headers that a server sends with the console's files, made of the runtime config.
import { readFile } from 'node:fs/promises';
import { parseArgs } from 'node:util';
import { isPlainObject } from '../src/lib/json.ts';
import { asGiven } from './asGiven.ts';
import { headersFor, servers } from './headersFor.ts';

const usage = `npm run csp -- --config FILE [--for ${servers.join('|')}] [--report ADDRESS]`;

try {
  const { values } = parseArgs({
    options: {
      config: { type: 'string' },
      for: { type: 'string', default: 'plain' },
      report: { type: 'string' },
    },
  });
  const server = servers.find((name) => name === values.for);
  if (values.config === undefined || server === undefined) throw new TypeError(usage);
  const config: unknown = JSON.parse(await readFile(asGiven(values.config), 'utf8'));
  if (!isPlainObject(config)) throw new TypeError(`${values.config}: an object is expected`);
  process.stdout.write(headersFor(config, server, values.report));
} catch (error) {
  console.error(error instanceof Error ? error.message : error);
  process.exitCode = 1;
}
