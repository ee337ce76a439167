import { use } from 'react';
import { DataProviderContext } from 'ra-core';
import type { ConsoleDataProvider } from '../../../dataProvider';

/**
 * The data provider of the running console. ra-core's hook of that name wraps every call with what ends a session; here
 * `session/failures.ts` alone decides that, for every call, so nothing stands between.
 */
export const useDataProvider = (): ConsoleDataProvider => use(DataProviderContext) as ConsoleDataProvider;
