// npm run conformance: asks a services host what the console asks, and tells call by call what the console misses. Exit code
// 0 when no screen breaks, 1 when one does, 2 when the command was used wrongly or there is no host.
import { readFileSync } from 'node:fs';
import type { Contract } from '../dataProvider/contract/operations';
import { operationsOf } from '../dataProvider/contract/operations';
import { needsHere } from './needs/here';
import { UsageError, readOptions } from './options';
import { exitCodeOf, textOf, withoutToken } from './report';
import { runConformance } from './run';

const file = new URL('../dataProvider/contract/openapi.bundle.json', import.meta.url);

async function main(): Promise<number> {
  const options = readOptions(process.argv.slice(2), process.env);
  const contract = JSON.parse(readFileSync(file, 'utf8')) as Contract;
  const needs = await needsHere(operationsOf(contract));
  const report = await runConformance(options, { contract, needs }, Math.floor(Date.now() / 1000));
  const text = options.json ? JSON.stringify(report, null, 2) : textOf(report);
  process.stdout.write(`${withoutToken(text, options.token)}\n`);
  return exitCodeOf(report);
}

process.exitCode = await main().catch((error: unknown) => {
  if (!(error instanceof UsageError)) throw error;
  console.error(error.message);
  return 2;
});
