// A demo host with the first rows of the big data set in its own process: demoHost.ts PORT KIND N [DATABASE]. The database, a
// folder or server, must be empty. It ends with its parent.
import { createDemoHost } from '../../demoHost/host';
import { openDatabase } from '../../demoHost/store/sql/openDatabase';
import { seedDemo } from '../../fixtures/seeds/demo';
import { keepFirst } from './rows';

const [port, kind, count, target] = process.argv.slice(2);
const seedData = () => {
  const data = seedDemo('big', Date.now());
  keepFirst(data.state, kind === 'gateways' ? 'gateways' : 'assets', Number(count));
  return data;
};
const log = (line: string) => void process.stderr.write(`${line}\n`);
const opened = target === undefined ? undefined : await openDatabase({ target, seed: 'demo', seedData, log });
const { app } = createDemoHost(opened ? { database: opened.database } : { initialData: seedData() });
app.listen(Number(port), '127.0.0.1', () => process.send?.('up'));
process.once('disconnect', () => process.exit(0));
