// A demo host with the first rows of the big data set in its own process: demoHost.ts PORT KIND N. It ends with its
// parent.
import { createDemoHost } from '../../demoHost/host';
import { seedDemo } from '../../fixtures/seeds/demo';
import { keepFirst } from './rows';

const [port, kind, count] = process.argv.slice(2);
const { state, plain } = seedDemo('big', Date.now());
keepFirst(state, kind === 'gateways' ? 'gateways' : 'assets', Number(count));
const { app } = createDemoHost({ snapshot: { state, plain } });
app.listen(Number(port), '127.0.0.1', () => process.send?.('up'));
process.once('disconnect', () => process.exit(0));
