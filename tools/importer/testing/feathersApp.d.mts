import type { RequestListener } from 'node:http';

/** Feathers with these records, and what its document says of one. */
export function feathersApp(rows: readonly { id: number }[], record: object): Promise<RequestListener>;
