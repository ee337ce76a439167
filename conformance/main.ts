// npm run conformance: compares a services host with dataProvider/contract, call by call. Exit code 0 when nothing
// differs, 1 when something does, 2 when the command was used wrongly or there is no host.
import { readFileSync } from 'node:fs';
import type { Contract } from '../dataProvider/contract/operations';
import { UsageError, readOptions } from './options';
import { exitCodeOf, textOf, withoutToken } from './report';
import { runConformance } from './run';

const file = new URL('../dataProvider/contract/openapi.bundle.json', import.meta.url);

async function main(): Promise<number> {
  const options = readOptions(process.argv.slice(2), process.env);
  const contract = JSON.parse(readFileSync(file, 'utf8')) as Contract;
  const report = await runConformance(options, contract, Math.floor(Date.now() / 1000));
  const text = options.json ? JSON.stringify(report, null, 2) : textOf(report);
  process.stdout.write(`${withoutToken(text, options.token)}\n`);
  return exitCodeOf(report);
}

process.exitCode = await main().catch((error: unknown) => {
  if (!(error instanceof UsageError)) throw error;
  console.error(error.message);
  return 2;
});
