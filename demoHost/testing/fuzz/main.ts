// npm run fuzz: sends hostile requests to a host in this process, over loopback.
// Options: --requests N (20000), --seed N (20261121). Exit code 1 if the host failed.
import { parseArgs } from 'node:util';
import { runFuzz } from './runFuzz';

const { values } = parseArgs({
  options: {
    requests: { type: 'string', default: '20000' },
    seed: { type: 'string', default: '20261121' },
  },
});
if (!/^\d{1,6}$/.test(values.requests) || !/^\d{1,9}$/.test(values.seed)) {
  console.error('Usage: npm run fuzz -- [--requests N] [--seed N]');
  process.exit(2);
}
const startedAt = Date.now();
const { requests, statuses, failures } = await runFuzz(Number(values.requests), Number(values.seed));
for (const fault of failures) console.error(`✗ ${fault}`);
const statusCounts = Object.entries(statuses).map(([status, times]) => `${status}: ${times}`);
console.log(
  `${requests} requests in ${((Date.now() - startedAt) / 1000).toFixed(1)} s; ${statusCounts.join(', ')}`,
);
console.log(failures.length === 0 ? 'No failure of the host.' : `${failures.length} failures of the host.`);
process.exitCode = failures.length === 0 ? 0 : 1;
