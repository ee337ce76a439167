import type { ExpectedRecord, LoginResponse } from './hosts';
import type { Goal } from './pageProbes';

/** Paths, session and selectors of an application under test. Selectors are CSS. */
export interface BenchApp {
  name: string;
  /** Holds `dist`. */
  folder: string;
  listPath: string;
  recordPath(id: string): string;
  loginPath: string;
  rowSelector: string;
  nextSelector: string;
  /** Holds the values of a record. */
  detailSelector: string;
  /** The first control of the login form. */
  loginSelector: string;
  /** Returns the local storage of a signed-in user. */
  session(login: LoginResponse): Record<string, string>;
  /** Screens that only this application has: the measure's key, their path, and the goal that marks them as ready. */
  extraScreens?: readonly { key: string; path: (record: ExpectedRecord) => string; goal: Goal }[];
}

/** A build of the console. */
export const consoleApp = (name: string, folder: string): BenchApp => ({
  name,
  folder,
  listPath: '/admin/assets',
  recordPath: (id) => `/admin/assets/${id}/start`,
  loginPath: '/login',
  rowSelector: 'tr[data-id]',
  nextSelector: '.pager a[aria-label="Página siguiente"]',
  detailSelector: '.detail-fields',
  loginSelector: 'input[name="email"]',
  session: ({ token, permissions, ...rest }) => ({
    'console.token': token,
    'console.host': '/api',
    'console.permissions': JSON.stringify(permissions),
    'console.session': JSON.stringify(rest),
  }),
  extraScreens: [
    {
      key: 'formReady',
      path: ({ clientId }) => `/admin/settings/clients/${clientId}/customization`,
      goal: { kind: 'control', selector: 'main form input' },
    },
    {
      key: 'dashboardReady',
      path: () => '/admin/start',
      goal: {
        kind: 'control',
        selector: '.dashboard:has(.recharts-pie-sector):has(.recharts-bar-rectangle)',
      },
    },
    {
      key: 'chartReady',
      path: ({ chartAssetId }) => `/admin/assets/${chartAssetId}/consumptions/chart`,
      goal: { kind: 'control', selector: '.time-chart svg path' },
    },
  ],
});

/** The bare react-admin application of `bench/reactAdmin`. */
export const reactAdminApp = (folder: string): BenchApp => ({
  name: 'react-admin',
  folder,
  listPath: '/assets',
  recordPath: (id) => `/assets/${id}/show`,
  loginPath: '/login',
  rowSelector: 'tbody tr',
  nextSelector: 'button[aria-label="Go to next page"]',
  detailSelector: '.RaShow-card',
  loginSelector: 'input[name="username"]',
  session: ({ token }) => ({ 'floor.token': token }),
});

/** The list page of `bench/plainReact`. */
export const plainReactApp = (folder: string): BenchApp => ({
  name: 'by hand',
  folder,
  listPath: '/assets',
  recordPath: (id) => `/assets/${id}`,
  loginPath: '/login',
  rowSelector: 'tbody tr',
  nextSelector: 'button[aria-label="Next page"]',
  detailSelector: '.record',
  loginSelector: 'input[name="email"]',
  session: ({ token }) => ({ 'hand.token': token }),
});
