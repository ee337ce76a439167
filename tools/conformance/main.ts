// npm run conformance: sends the console's calls to a services host and reports the missing data of each;
// with --resources, the same for declared resources. Exit code
// 0 if no screen breaks, 1 if one does, 2 for invalid usage or no host.
import { readFileSync } from 'node:fs';
import type { Contract } from '../../dataProvider/contract/operations';
import { listOperations } from '../../dataProvider/contract/operations';
import { changeLanguage } from '../../src/i18n/changeLanguage';
import { loadRequirements } from './requirements/loadRequirements';
import { UsageError, readConformanceOptions } from './conformanceOptions';
import { exitCodeOf, renderReport } from './report/report';
import type { Report } from './report/report';
import { loadResources } from './resources/loadResources';
import { asksForResources, readResourceOptions } from './resources/resourceOptions';
import { runResources } from './resources/runResources';
import { runConformance } from './runConformance';

const contractFile = new URL('../../dataProvider/contract/openapi.bundle.json', import.meta.url);

/** Checks declared resources against their host. */
async function checkDeclaredResources(args: readonly string[]): Promise<number> {
  const options = readResourceOptions(args, process.env);
  const loadedResources = await loadResources(options);
  return printReport(
    await runResources(loadedResources, { ...options, now: Math.floor(Date.now() / 1000) }),
    options,
  );
}

function printReport(report: Report, options: Parameters<typeof renderReport>[1]): number {
  process.stdout.write(`${renderReport(report, options)}\n`);
  return exitCodeOf(report);
}

async function main(): Promise<number> {
  await changeLanguage('en');
  const args = process.argv.slice(2);
  if (asksForResources(args)) return checkDeclaredResources(args);
  const options = readConformanceOptions(args, process.env);
  const contract = JSON.parse(readFileSync(contractFile, 'utf8')) as Contract;
  const requirements = await loadRequirements(listOperations(contract));
  const report = await runConformance(options, { contract, requirements }, Math.floor(Date.now() / 1000));
  return printReport(report, options);
}

process.exitCode = await main().catch((error: unknown) => {
  if (!(error instanceof UsageError)) throw error;
  console.error(error.message);
  return 2;
});
