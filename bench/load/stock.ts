// Stock json-server with the first N assets of the big data, in memory: stock.ts PORT N. It ends with its parent.
import jsonServer from 'json-server';
import { seedDemo } from '../../fixtures/seed/demo';

const [port = 0, count] = process.argv.slice(2).map(Number);
const assets = seedDemo('big', Date.now()).state.assets.slice(0, count);
const server = jsonServer.create();
server.use(jsonServer.defaults({ logger: false, static: import.meta.dirname }));
server.use(jsonServer.router({ assets }));
server.listen(port, '127.0.0.1', () => process.send?.('up'));
process.once('disconnect', () => process.exit(0));
