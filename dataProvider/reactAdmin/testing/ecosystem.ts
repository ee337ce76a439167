import type * as apollo from '@apollo/client';
import fakeRestProvider from 'ra-data-fakerest';
import type buildGraphqlProvider from 'ra-data-graphql-simple';
import simpleRestProvider from 'ra-data-simple-rest';
import type { DataProvider } from 'ra-core';
import type { RequestListener } from 'node:http';
import { createRequire } from 'node:module';
import type { ProviderOptions } from '../../../src/config/schema/runtime/provider';
import type { ProviderContext } from '../providerModule';
import { createGraphqlApp } from './graphqlApp';
import { createPlantData } from './plantData';
import { createSimpleRestApp } from './simpleRestApp';

const require = createRequire(import.meta.url);
const { ApolloClient, HttpLink, InMemoryCache } = require('@apollo/client') as typeof apollo;
/** By `require`, because Node cannot load the ES module: its import of @apollo/client has no named exports there. */
const { default: graphqlProvider } = require('ra-data-graphql-simple') as {
  default: typeof buildGraphqlProvider;
};

/** A package of the ecosystem with its host. */
export interface EcosystemPackage {
  /** Host of the package; none for data in memory. */
  app?: () => RequestListener;
  module: (context: ProviderContext) => DataProvider | Promise<DataProvider>;
  provider: Omit<ProviderOptions, 'module'>;
  /** Names of the resources at the provider. */
  names: { pumps: string; plants: string };
  /** True if it rejects invalid records. */
  validates: boolean;
}

const suffixes = { '>=': '{field}_gte', '<=': '{field}_lte' };

/** Data providers that others wrote, with the abilities that an integrator states for them. */
export const ecosystem: Record<string, EcosystemPackage> = {
  'ra-data-simple-rest': {
    app: createSimpleRestApp,
    module: ({ url, httpClient }) => simpleRestProvider(url, httpClient),
    provider: { filter: { ...suffixes, several: '{field}' }, search: 'q', ids: 'number' },
    names: { pumps: 'pumps', plants: 'plants' },
    validates: true,
  },
  'ra-data-fakerest': {
    module: () => fakeRestProvider(createPlantData()),
    provider: { filter: { ...suffixes, several: '{field}' }, search: 'q' },
    names: { pumps: 'pumps', plants: 'plants' },
    validates: false,
  },
  'ra-data-graphql-simple': {
    app: createGraphqlApp,
    module: ({ url, fetch }) =>
      graphqlProvider({
        client: new ApolloClient({
          link: new HttpLink({ uri: `${url}/graphql`, fetch }),
          cache: new InMemoryCache(),
        }),
      }),
    provider: { filter: { ...suffixes, several: '{field}s' }, search: 'q', ids: 'number' },
    names: { pumps: 'Pump', plants: 'Plant' },
    validates: true,
  },
};
