import bundle from '../openapi.bundle.json';
import { listOperations } from '../operations';
import type { Contract, Operation } from '../operations';

/** The contract as it is bundled; the import knows one literal shape a call, which no reader of contracts does. */
export const contract = bundle as unknown as Contract;

/** Its calls. */
export const operations: readonly Operation[] = listOperations(contract);
