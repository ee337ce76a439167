// A demo host with the first N assets of the big data, in a process of its own: own.ts PORT N. It ends with its parent.
import { createHost } from '../../fixtures/host';
import { seedDemo } from '../../fixtures/seed/demo';

const [port = 0, count] = process.argv.slice(2).map(Number);
const { state, plain } = seedDemo('big', Date.now());
state.assets = state.assets.slice(0, count);
const kept = new Set<string | null>(state.assets.map((row) => row.id));
state.devices = state.devices.filter((row) => kept.has(row.asset_id));
const { app } = createHost({ snapshot: { state, plain, sessions: [] } });
app.listen(port, '127.0.0.1', () => process.send?.('up'));
process.once('disconnect', () => process.exit(0));
