import { use } from 'react';
import { DataProviderContext } from 'ra-core';
import type { ConsoleDataProvider } from '../../../dataProvider';

/**
 * Returns the data provider of the running console. ra-core's hook of that name wraps every call with its logout check; here
 * only `session/failures.ts` decides that for every call, so no wrapper is needed.
 */
export const useDataProvider = (): ConsoleDataProvider => use(DataProviderContext) as ConsoleDataProvider;
