// Loads the charts before a screen waits for them.
import '../../charts/BarChart';
import '../../charts/PieChart';
import { waitFor } from '@testing-library/react';
import { expect, vi } from 'vitest';
import { permissions } from '../../../dataProvider/contract/permissions';
import { shellTexts } from '../../i18n/messages/shell';
import type { FakeResponse, RecordedCall } from '../../testing/fakeHost';
import { currentUserResponse, type RenderedConsole } from '../../testing/renderConsole';
import { createBundledResources } from '../declarations/bundledDeclarations';
import type { RenderConsoleOptions } from '../../testing/renderConsole';
import { renderAdmin } from './renderAdmin';
import { listScreenPaths } from './screenPaths';

/** The bundled declarations, without counts in the menu: they are read on every page, and tests of a screen look at its own reads. */
export const resources = new Map(
  [...createBundledResources()].map(([name, resource]) => [
    name,
    resource.navigation?.hasCount
      ? { ...resource, navigation: { ...resource.navigation, hasCount: false } }
      : resource,
  ]),
);

/** Every screen of the console that reads something, below `/admin/`. */
export const screens = listScreenPaths(resources);

/** Codes that declarations ask for beside those of the contract. */
const ADDITIONAL_PERMISSIONS = ['list_chargers', 'update_chargers'];

/**
 * Opens a screen for a user with all permissions; `respond` is the host, `profile` the profile of the user, `installation` the
 * parts of the console that are there.
 */
export function openScreen(
  screen: string,
  respond: (call: RecordedCall) => FakeResponse,
  profile: object = currentUserResponse,
  installation: Pick<RenderConsoleOptions, 'declarations' | 'extensions'> = {},
): RenderedConsole {
  window.scrollTo = () => undefined;
  return renderAdmin({
    ...installation,
    resources,
    initialPath: `/admin/${screen}`,
    permissions: [...permissions, ...ADDITIONAL_PERMISSIONS],
    responses: { 'GET /users/current': { body: profile }, '*': respond },
  });
}

/** True if the page is rendered and no request is pending. */
export const isIdle = ({ container }: RenderedConsole): boolean =>
  container.querySelector('h1') !== null &&
  container.querySelector('.skeleton, .spinner, [aria-busy="true"]') === null;

/**
 * Waits until no request is pending and every read was sent. A page without a part that is still loading only seems to be
 * idle: that part may read more.
 */
export const waitUntilIdle = (
  view: RenderedConsole,
  isRequested: () => boolean = () => true,
): Promise<void> =>
  waitFor(
    async () => {
      expect(isRequested()).toBe(true);
      expect(isIdle(view)).toBe(true);
      const callCount = view.recordedCalls.length;
      await vi.dynamicImportSettled();
      expect(isIdle(view)).toBe(true);
      expect(view.recordedCalls).toHaveLength(callCount);
    },
    { interval: 5 },
  );

const isRetry = ({ textContent }: Element): boolean => textContent === shellTexts.states.retry;

/** The buttons that ask again for what failed. */
export const getRetryButtons = ({ container }: RenderedConsole): Element[] =>
  Array.from(container.querySelectorAll('button')).filter(isRetry);

/** Returns the texts of empty states. */
export const getEmptyStateTexts = ({ container }: RenderedConsole): (string | null)[] =>
  Array.from(container.querySelectorAll('.state:not(.error)'))
    .filter((state) => !Array.from(state.querySelectorAll('button')).some(isRetry))
    .map(({ textContent }) => textContent);

/** Tells reads that were not met before: one is known by its path's shape and the names in its query. */
export function createUnseenFilter(): (call: string) => boolean {
  const seenShapes = new Set<string>();
  return (call) => {
    const shape = call.replaceAll(/=[^&]*/g, '');
    return !seenShapes.has(shape) && seenShapes.add(shape).size > 0;
  };
}
