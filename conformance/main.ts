// npm run conformance: asks a services host what the console asks, and tells call by call what the console misses; with
// --resources, what declared resources need of theirs. Exit code
// 0 when no screen breaks, 1 when one does, 2 when the command was used wrongly or there is no host.
import { readFileSync } from 'node:fs';
import type { Contract } from '../dataProvider/contract/operations';
import { operationsOf } from '../dataProvider/contract/operations';
import { needsHere } from './needs/here';
import { UsageError, readOptions } from './options';
import { exitCodeOf, shown } from './report';
import type { Report } from './report';
import { loadResources } from './resources/load';
import { asksForResources, readResourceOptions } from './resources/options';
import { runResources } from './resources/run';
import { runConformance } from './run';

const file = new URL('../dataProvider/contract/openapi.bundle.json', import.meta.url);

/** Holds declared resources against their host. */
async function ofResources(args: readonly string[]): Promise<number> {
  const options = readResourceOptions(args, process.env);
  const loaded = await loadResources(options);
  return told(await runResources(loaded, { ...options, now: Math.floor(Date.now() / 1000) }), options);
}

function told(report: Report, options: Parameters<typeof shown>[1]): number {
  process.stdout.write(`${shown(report, options)}\n`);
  return exitCodeOf(report);
}

async function main(): Promise<number> {
  const args = process.argv.slice(2);
  if (asksForResources(args)) return ofResources(args);
  const options = readOptions(args, process.env);
  const contract = JSON.parse(readFileSync(file, 'utf8')) as Contract;
  const needs = await needsHere(operationsOf(contract));
  const report = await runConformance(options, { contract, needs }, Math.floor(Date.now() / 1000));
  return told(report, options);
}

process.exitCode = await main().catch((error: unknown) => {
  if (!(error instanceof UsageError)) throw error;
  console.error(error.message);
  return 2;
});
