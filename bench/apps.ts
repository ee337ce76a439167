import type { Expected, Login } from './hosts';
import type { Goal } from './marks';

/** How an application is served, entered and read by the benchmark. Selectors are CSS. */
export interface App {
  name: string;
  /** Holds `dist`. */
  folder: string;
  listPath: string;
  recordPath(id: string): string;
  loginPath: string;
  row: string;
  /** Rows as they were at the visit before, where an application shows them; otherwise its rows. */
  kept?: string;
  next: string;
  /** Holds the values of a record. */
  detail: string;
  /** The first control of the login form. */
  login: string;
  /** What local storage holds when somebody is signed in. */
  session(login: Login): Record<string, string>;
  /** Screens that the others do not have: the measure's key, their address, and what is there when they are ready. */
  own?: readonly { key: string; path: (record: Expected) => string; goal: Goal }[];
}

/** A build of the console. */
export const consoleApp = (name: string, folder: string): App => ({
  name,
  folder,
  listPath: '/admin/assets',
  recordPath: (id) => `/admin/assets/${id}/start`,
  loginPath: '/login',
  row: 'tr[data-id]',
  kept: '.look tr + tr, tr[data-id]',
  next: '.pager a[aria-label="Página siguiente"]',
  detail: '.detail-fields',
  login: 'input[name="email"]',
  session: ({ token, permissions, ...rest }) => ({
    'console.token': token,
    'console.host': '/api',
    'console.permissions': JSON.stringify(permissions),
    'console.session': JSON.stringify(rest),
  }),
  own: [
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
      path: ({ charted }) => `/admin/assets/${charted}/consumptions/chart`,
      goal: { kind: 'control', selector: '.time-chart svg path' },
    },
  ],
});

/** The bare react-admin application of `bench/floor`. */
export const floorApp = (folder: string): App => ({
  name: 'react-admin',
  folder,
  listPath: '/assets',
  recordPath: (id) => `/assets/${id}/show`,
  loginPath: '/login',
  row: 'tbody tr',
  next: 'button[aria-label="Go to next page"]',
  detail: '.RaShow-card',
  login: 'input[name="username"]',
  session: ({ token }) => ({ 'floor.token': token }),
});

/** The list page of `bench/byHand`. */
export const byHandApp = (folder: string): App => ({
  name: 'a mano',
  folder,
  listPath: '/assets',
  recordPath: (id) => `/assets/${id}`,
  loginPath: '/login',
  row: 'tbody tr',
  next: 'button[aria-label="Next page"]',
  detail: '.record',
  login: 'input[name="email"]',
  session: ({ token }) => ({ 'hand.token': token }),
});
