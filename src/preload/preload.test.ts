// @vitest-environment jsdom
import { readFileSync } from 'node:fs';
import { afterEach, describe, expect, it, vi } from 'vitest';
import { createDataProvider } from '../../dataProvider';
import { bundledDeclarations, createBundledResources } from '../app/declarations/bundledDeclarations';
import { knownNames } from '../app/registry/knownNames';
import { takePreloaded } from './preloaded';
import { fakeHost, listResponse } from '../testing/fakeHost';
import { createBundledIndexData, groupByFolder } from './bundledIndexData';
import { preload } from './preload';
import type { PreloadData } from './preloadData';
import { createPreloadTable } from './preloadTable';

const resources = createBundledResources();
const index = createBundledIndexData(
  bundledDeclarations,
  resources,
  new Map([...groupByFolder(bundledDeclarations).keys()].map((folder) => [folder, `/${folder}.json`])),
);
const table = createPreloadTable(index, resources, knownNames.pages);
const data: PreloadData = {
  languages: ['en'],
  files: [
    '/static/declarations/assets-x.json',
    '/static/declarations/companies-x.json',
    '/static/declarations/cameras-x.json',
  ],
  routes: {
    ...Object.fromEntries(
      Object.entries(table).map(([route, entry]) => [route, { ...entry, files: { list: [], all: [] } }]),
    ),
    assets: { ...table.assets, files: { list: [0, 1], all: [0, 1, 2] } },
    documents: { ...table.documents, files: { list: [1], all: [1] } },
  },
  chunks: {
    admin: ['/static/admin-x.js', '/static/admin-x.css'],
    detail: ['/static/detail-x.js'],
    start: ['/static/start-x.js'],
    public: ['/static/public-x.js'],
  },
};

/** Declaration files that the last run requested. */
const files: string[] = [];

/** Runs the script at a path, with or without a token; returns the calls that it sent. */
function start(at: string, token: string | null = 't', host: string | null = '/api'): string[] {
  if (token === null) localStorage.removeItem('console.token');
  else localStorage.setItem('console.token', token);
  if (host) localStorage.setItem('console.host', host);
  window.history.replaceState(null, '', at);
  const calls: string[] = [];
  files.length = 0;
  vi.stubGlobal('fetch', (url: string, init?: RequestInit) => {
    if (url.startsWith('/static/')) {
      files.push(url);
      expect(init?.headers).toBeUndefined();
      return Promise.resolve(Response.json([]));
    }
    calls.push(url);
    // The config must come from the installation itself, so redirects are errors.
    if (url === '/config.json') expect(init?.redirect).toBe('error');
    if (url !== '/config.json')
      expect(new Headers(init?.headers).get('Authorization')).toBe(`Bearer ${token}`);
    return Promise.resolve(
      Response.json(url === '/config.json' ? { hosts: { main: '/api' } } : { data: [] }),
    );
  });
  preload(data);
  return calls;
}
const ME = '/api/users/current';

afterEach(() => {
  vi.unstubAllGlobals();
  localStorage.clear();
  sessionStorage.clear();
  document.body.replaceChildren();
  document.head.replaceChildren();
  delete window.__CONSOLE_PRELOAD__;
  delete document.documentElement.dataset.shell;
  delete document.documentElement.dataset.shellPage;
  delete document.documentElement.dataset.theme;
});

describe('what the preload script requests', () => {
  it('holds what can be asked for with no more than the address', () => {
    expect(table.assets?.read).toMatchObject({
      list: '/assets',
      one: '/assets/{id}/dashboard',
      pageSize: 50,
      pageSizes: [50, 75, 100],
    });
    expect(table['settings/clients']?.read).toMatchObject({ list: '/clients', one: '/clients/{id}' });
    expect(table.projects?.read?.one).toBe('/projects/{id}?include=assets');
    expect(table.projects?.read?.wordsBelow).toEqual(['gateway']);
    expect(table['asset-users']?.read).toBeUndefined();
  });

  it('leaves out what needs a permission or is of another host', () => {
    for (const name of ['gateways', 'parking-chargers', 'access']) expect(table[name]?.read).toBeUndefined();
  });
});

describe('the preload script', () => {
  it.each([
    ['/admin/start', []],
    ['/admin/assets', ['/assets?page[number]=1&page[size]=50']],
    [
      '/admin/assets?page=3&size=75&search=%20sol%26x%20',
      ['/assets?page[number]=3&page[size]=75&search=sol%26x'],
    ],
    ['/admin/assets?page=x&size=7', ['/assets?page[number]=1&page[size]=50']],
    ['/admin/assets?sort=-a', []],
    ['/admin/assets?filter=a%3Db', []],
    ['/admin/assets/D1/start', ['/assets/D1/dashboard']],
    ['/admin/settings/clients/C1/projects', ['/clients/C1']],
    ['/admin/users/billable-users', []],
    ['/admin/assets/qr-generator-tool', []],
    ['/admin/assets/50%', []],
    // An attacker can send a link, so a path that triggers something is never requested.
    ['/admin/users/logout', []],
    ['/admin/users/Logout/assets', []],
    ['/admin/users/%6cogout', []],
    ['/admin/users/logout%2F', []],
    ['/admin/users/x%2F..%2Flogout', []],
    ['/admin/users/%252e%252e', []],
    ['/admin/users/log%5Cout', []],
    ['/admin/users/login', []],
    ['/admin/assets/generate-qr-codes', []],
    ['/admin/settings/clients/..%2Fusers%2Flogout', []],
    ['/admin/users/logouts', ['/users/logouts']],
    ['/admin/constructor/x', []],
    ['/admin/__proto__/x', []],
    ['/admin/assets/D%241', ['/assets/D%241/dashboard']],
    ['/admin/gateways', []],
    ['/admin/projects/P1/gateways', ['/projects/P1?include=assets']],
    ['/admin/projects/P1/gateway/G1/info', []],
    ['/admin/no-such-page', []],
  ])('asks at %s for the profile and %j, as the console would', (at, asked) => {
    expect(start(at)).toEqual(['/config.json', ME, ...asked.map((call) => `/api${call}`)]);
  });

  it.each(['/admin/start', '/login', '/'])('asks without a session for the config alone: %s', (at) => {
    expect(start(at, null)).toEqual(['/config.json']);
  });

  it('asks outside the console for the config alone', () => {
    expect(start('/login')).toEqual(['/config.json']);
  });

  it.each(['/admin', '/admin/'])(
    'asks for no profile at %s, which leads to another page that does [SHELL-10, LOGIN-33]',
    (at) => {
      expect(start(at)).toEqual(['/config.json']);
    },
  );

  it('is taken over once, for the very call of the data provider', async () => {
    start('/admin/assets?page=2&size=50&search=sol');
    const host = fakeHost(
      { 'GET /api/assets': listResponse([]) },
      { hosts: { main: '/api' }, takePreloaded },
    );
    const provider = createDataProvider({ resources, request: host.request });
    const ask = () =>
      provider.getList('assets', {
        pagination: { page: 2, perPage: 50 },
        sort: { field: '', order: 'ASC' },
        filter: { search: 'sol' },
      });
    await ask();
    expect(host.calls()).toEqual([]);
    await ask();
    expect(host.calls()).toHaveLength(1);
  });

  it('sends the token nowhere until the config of a visit has named the host', () => {
    expect(start('/admin/assets', 't', null)).toEqual(['/config.json']);
    expect(start('/admin/assets', 't', 'https://host.example')).toEqual([
      '/config.json',
      'https://host.example/users/current',
      'https://host.example/assets?page[number]=1&page[size]=50',
    ]);
  });

  it.each([
    ['/admin/assets', ['assets', 'companies']],
    ['/admin/assets/D1', ['assets', 'companies', 'cameras']],
    ['/admin/documents/D1', ['companies']],
    ['/admin/start', []],
  ])('asks at %s for the declarations of %j with a session only', (at, asked) => {
    start(at, null);
    expect(files).toEqual([]);
    start(at, 't', null);
    expect(files).toEqual(asked.map((name) => `/static/declarations/${name}-x.json`));
  });

  it('has the parts of the admin area travel at once, with a session only', () => {
    start('/admin/assets', null);
    expect(document.head.querySelector('link')).toBeNull();
    expect(document.documentElement.dataset.shell).toBeUndefined();
    start('/admin/assets');
    expect(document.documentElement.dataset.shell).toBe('wide');
    const links = [...document.head.querySelectorAll('link')].map((link) => [
      link.rel,
      link.getAttribute('href'),
    ]);
    expect(links).toEqual([
      ['modulepreload', '/static/admin-x.js'],
      ['preload', '/static/admin-x.css'],
    ]);
  });

  it('draws the menu of the last visit and, for a list, the outline of its table into the page', () => {
    const { dataset, style } = document.documentElement;
    const countBars = () => style.getPropertyValue('--shell-menu').split('linear-gradient').length - 1;
    start('/admin/assets/D1');
    expect(countBars()).toBe(2 * 7);
    expect(dataset.shellPage).toBeUndefined();
    localStorage.setItem('RaStore.view.menuShape', '"6,7,-9"');
    start('/admin/assets');
    expect(countBars()).toBe(2 * 3);
    // The entries are 34 px apart, and 12 px more below a gap.
    expect(style.getPropertyValue('--shell-menu')).toMatch(/ 20px 19px.* 20px 53px.* 20px 99px.*63px 12px$/);
    expect(dataset.shellPage).toBe('list');
    localStorage.setItem('RaStore.view.menuCollapsed', 'true');
    start('/admin/assets');
    expect(style.getPropertyValue('--shell-menu')).toMatch(/\/0px 12px$/);
  });

  it.each([
    ['/admin/assets/D1/info', ['/static/detail-x.js']],
    ['/admin/start', ['/static/start-x.js']],
    ['/admin', ['/static/start-x.js']],
    ['/admin/assets', []],
    ['/admin/starts', []],
  ])('has what the page at %s is drawn with travel along: %j', (at, further) => {
    start(at);
    const links = [...document.head.querySelectorAll('link[href^="/static/"]')].map((link) =>
      link.getAttribute('href'),
    );
    expect(links).toEqual(['/static/admin-x.js', '/static/admin-x.css', ...further]);
  });

  it.each([
    ['/admin/assets/D%241/info', 'D$1'],
    ['/admin/assets', undefined],
    ['/admin/assets/create', undefined],
  ])('tells of the record that it has asked for at %s: %s', (at, id) => {
    start(at);
    expect(window.__CONSOLE_PRELOAD__?.record).toBe(id);
  });

  it('has the scripts of the login travel where it stands, and none of the admin area', () => {
    const asked = () => [...document.head.querySelectorAll('link')].map((link) => link.getAttribute('href'));
    expect(start('/login', null)).toEqual(['/config.json']);
    expect(asked()).toEqual(['/static/public-x.js']);
    document.head.replaceChildren();
    start('/', null);
    start('/admin/assets', null);
    expect(asked()).toEqual([]);
  });
});

describe('scripts of the page that cannot be loaded', () => {
  it.each([
    ['/login', null],
    ['/admin/assets', 't'],
  ])('are said at %s, with a way to load again, in words of the page itself [SHELL-12]', (at, token) => {
    start(at, token);
    document.body.innerHTML = /<body>([\s\S]*)<\/body>/.exec(readFileSync('index.html', 'utf8'))?.[1] ?? '';
    const root = document.querySelector('#root');
    // A preload may fail: the console then requests it again.
    const ahead = document.head.appendChild(document.createElement('link'));
    ahead.dispatchEvent(new Event('error'));
    expect(root?.childElementCount).toBe(0);
    document.querySelector('script')?.dispatchEvent(new Event('error'));
    const said = root?.querySelector('[role="alert"]');
    expect(said?.querySelector('h1')?.textContent).toBe('No se ha podido cargar la aplicación');
    // An empty href is the current URL without its hash, so the click reloads the page.
    expect(said?.querySelector('a[href=""]')?.textContent).toBe('Volver a cargar');
  });
});

describe('the bar', () => {
  it.each([
    ['"#143a5c"', '#143a5c'],
    ['"url(x)"', ''],
    [null, ''],
  ])('has the colour of the last visit, kept as %s, before anything is painted: %s', (kept, colour) => {
    document.documentElement.removeAttribute('style');
    if (kept !== null) localStorage.setItem('RaStore.view.headerColour', kept);
    start('/admin/assets');
    expect(document.documentElement.style.getPropertyValue('--shell-bar')).toBe(colour);
  });
});

describe('the theme', () => {
  it.each([
    ['"dark"', 'dark'],
    ['"light"', 'light'],
    ['"system"', undefined],
    ['"><', undefined],
    [null, undefined],
  ])('kept as %s is on the root before anything is painted, signed in or not', (kept, set) => {
    if (kept !== null) localStorage.setItem('RaStore.view.theme', kept);
    start('/login', null);
    expect(document.documentElement.dataset.theme).toBe(set);
  });
});

describe('the frame in the page', () => {
  it('has colours and sizes of the frame that takes its place', () => {
    const page = readFileSync('index.html', 'utf8');
    const tokens = readFileSync('src/ui/theme/tokens.css', 'utf8');
    // The base stylesheet is inlined in the page, so its tokens are available as early as the shell.
    expect(page).toContain("@import '/src/ui/theme/base.css'");
    expect(page).not.toMatch(/#[\da-f]{6}\b/);
    const frame = readFileSync('src/layout/layout.css', 'utf8');
    for (const size of ['48px', '224px', '62px']) {
      expect(page).toContain(size);
      expect(tokens + frame).toContain(size);
    }
  });
});
