// Stock json-server with the first rows of the big data set, in memory: jsonServer.ts PORT KIND N. It ends with its
// parent.
import jsonServer from 'json-server';
import { seedDemo } from '../../fixtures/seeds/demo';
import { firstRows } from './rows';

const [port, name, count] = process.argv.slice(2);
const kind = name === 'gateways' ? 'gateways' : 'assets';
const rows = firstRows(seedDemo('big', Date.now()).state, kind, Number(count));
const server = jsonServer.create();
server.use(jsonServer.defaults({ logger: false, static: import.meta.dirname }));
server.use(jsonServer.router({ [kind]: rows }));
server.listen(Number(port), '127.0.0.1', () => process.send?.('up'));
process.once('disconnect', () => process.exit(0));
