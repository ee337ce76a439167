// @vitest-environment jsdom
import '../../testing/jsdomPolyfills';
import { fireEvent, screen, within } from '@testing-library/react';
import { afterEach, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { findResourceByPath } from '../../config/resourceSummary';
import type { HiddenItems } from '../../config/runtime/runtimeConfig';
import { shellTexts } from '../../i18n/messages/shell';
import { setHiddenPages } from '../../lib/url/hiddenPages';
import { currentUserResponse, type RenderedConsole } from '../../testing/renderConsole';
import { createTestRegistry } from '../declarations/testing/testRegistry';
import { applyHidden } from '../overlay/hiddenConfig';
import { extensions } from '../registry/loadExtensions';
import { respondByContract } from '../testing/contractHost';
import { openScreen, screens, waitUntilIdle } from '../testing/screenVisit';
import '../../features/search/SearchDialog';

const NOTHING: HiddenItems = { resources: [], pages: [], menu: [] };
const NOT_FOUND = shellTexts.states.notFoundTitle;
const bundledIndex = createTestRegistry().bundledSummaries;
const pagePaths = extensions.pages.map(({ paths: [path] }) => path).filter((path) => path !== 'start');

/** The page or resource that a console path leads to while nothing is hidden. */
const ownerOf = (path: string): string | undefined =>
  pagePaths.find((page) => path === page || path.startsWith(`${page}/`)) ??
  findResourceByPath(bundledIndex, path)?.name;

/** Opens a screen of an installation that hides these items. */
async function open(at: string, hide: HiddenItems): Promise<RenderedConsole> {
  const registry = createTestRegistry();
  const visible = applyHidden(hide, registry, extensions).extensions;
  const { resourceIndex } = registry.store.getState();
  const loaded = { isLoaded: () => true, load: () => Promise.resolve(), getError: () => undefined };
  const declarations = { ...loaded, resourceIndex, pendingUrls: [], retry: () => undefined };
  const view = openScreen(at, respondByContract, currentUserResponse, { declarations, extensions: visible });
  await waitUntilIdle(view);
  return view;
}

/** A link of a page: its path below /admin, and the elements around it, which are the same wherever one component draws it. */
interface PageLink {
  path: string;
  place: string;
}

/** All links of the page, those of its menus included. */
function readLinks({ container }: RenderedConsole): PageLink[] {
  for (const button of container.querySelectorAll('main button[aria-haspopup="menu"]'))
    fireEvent.click(button);
  const links = [...document.querySelectorAll<HTMLAnchorElement>('main a[href^="/admin/"], [role=menu] a')];
  return links.map((link) => ({
    path: link.pathname.slice('/admin/'.length),
    place: listAncestors(link).join(' '),
  }));
}

const listAncestors = (element: Element | null): string[] =>
  element === null || element.matches('main')
    ? []
    : [...listAncestors(element.parentElement), `${element.tagName}.${element.className}`];

beforeEach(() => {
  Element.prototype.scrollIntoView = () => undefined;
});
afterEach(() => setHiddenPages());

/** For each page and resource one screen for each place from which links of other screens lead to it. */
const screensByOwner = new Map<string, Map<string, string>>();
/** A path for each page and resource that something links to, and for each depth below it. */
const pathsByShape = new Map<string, string>();
beforeAll(async () => {
  for (const at of screens) {
    const view = await open(at, NOTHING);
    for (const { path, place } of readLinks(view)) {
      const owner = ownerOf(path);
      if (owner === undefined) throw new Error(`${at} links to ${path}, which is no page`);
      pathsByShape.set(`${owner} ${path.split('/').length}`, path);
      if (ownerOf(at.replace(/\?.*/, '')) === owner) continue;
      const screensByPlace = screensByOwner.get(owner) ?? new Map<string, string>();
      screensByOwner.set(owner, screensByPlace.set(place, screensByPlace.get(place) ?? at));
    }
    view.unmount();
  }
  expect(screensByOwner.size).toBeGreaterThan(5);
});

describe('an installation that hides one page or resource', () => {
  it.each([...pagePaths, ...[...bundledIndex].map(({ name }) => name)])(
    '%s: no link leads there',
    async (name) => {
      const hide = pagePaths.includes(name)
        ? { ...NOTHING, pages: [name] }
        : { ...NOTHING, resources: [name] };
      for (const at of new Set(screensByOwner.get(name)?.values())) {
        const view = await open(at, hide);
        expect(
          readLinks(view).filter(({ path }) => ownerOf(path) === name),
          at,
        ).toEqual([]);
        view.unmount();
      }
    },
  );
});

describe('an installation that hides all pages', () => {
  const hide = { ...NOTHING, pages: ['*'] };

  it('has no link that leads nowhere', async () => {
    const screensWithPageLinks = pagePaths.flatMap((page) => [...(screensByOwner.get(page)?.values() ?? [])]);
    for (const at of new Set(['assets', ...screensWithPageLinks])) {
      const view = await open(at, hide);
      const paths = [...readLinks(view).map(({ path }) => path), ...(await readMenuPaths(view))];
      expect(
        paths.filter((path) => pagePaths.includes(ownerOf(path) ?? '')),
        at,
      ).toEqual([]);
      for (const path of paths) pathsByShape.set(`${ownerOf(path)} ${path.split('/').length}`, path);
      view.unmount();
    }
    const remaining = [...pathsByShape.values()].filter((path) => !pagePaths.includes(ownerOf(path) ?? ''));
    expect(remaining.length).toBeGreaterThan(10);
    for (const path of remaining) {
      const view = await open(path, hide);
      expect(view.container, path).not.toHaveTextContent(NOT_FOUND);
      view.unmount();
    }
  });

  it('searches screens and actions only: no result of the host, and no page of results', async () => {
    const view = await open('assets', hide);
    fireEvent.click(screen.getByRole('button', { name: 'Búsqueda general' }));
    const dialog = within(await screen.findByRole('dialog'));
    fireEvent.change(dialog.getByRole('combobox'), { target: { value: 'tenants' } });
    fireEvent.submit(dialog.getByRole('search'));
    expect(view.currentPath()).toMatch(/^\/admin\/users/);
    expect(view.calls().filter((call) => call.startsWith('GET /search'))).toEqual([]);
  });
});

/** Console paths of the menu, the top bar and the menu of the user. */
async function readMenuPaths({ container }: RenderedConsole): Promise<string[]> {
  fireEvent.click(await screen.findByRole('button', { name: /^Cuenta/ }));
  return [...container.querySelectorAll<HTMLAnchorElement>('a[href^="/admin/"]')].map(({ pathname }) =>
    pathname.slice('/admin/'.length),
  );
}
