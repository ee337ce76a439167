import { defineProvider } from '@console/dataProvider/reactAdmin/providerModule';
import fakeRestProvider from 'ra-data-fakerest';

/** Depots of the fleet, in memory: a data provider of the ecosystem as it is. */
export default defineProvider(() =>
  fakeRestProvider({
    Depot: [1, 2, 3, 4].map((id) => ({ id, name: `Cochera ${id}`, places: id * 10, kept: `k${id}` })),
  }),
);
