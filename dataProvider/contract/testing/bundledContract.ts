import bundle from '../openapi.bundle.json';
import { listOperations } from '../operations';
import type { Contract, Operation } from '../operations';

/** The bundled contract. The import's type has one literal shape per call, which readers of contracts cannot use. */
export const contract = bundle as unknown as Contract;

/** The calls of the contract. */
export const operations: readonly Operation[] = listOperations(contract);
