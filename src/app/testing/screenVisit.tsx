// What loads with the first drawing is here before a screen waits for it.
import '../../charts/BarChart';
import '../../charts/PieChart';
import { waitFor } from '@testing-library/react';
import { expect } from 'vitest';
import { permissions } from '../../../dataProvider/contract/permissions';
import { shellTexts } from '../../i18n/es/shell';
import type { FakeResponse, RecordedCall } from '../../testing/fakeHost';
import { currentUserResponse, type RenderedConsole } from '../../testing/renderConsole';
import { createBundledResources } from '../declarations/bundledDeclarations';
import { renderAdmin } from './renderAdmin';
import { listScreenPaths } from './screenPaths';

/** The bundled declarations. */
export const resources = createBundledResources();

/** Every screen of the console that reads something, below `/admin/`. */
export const screens = listScreenPaths(resources);

/** Codes that declarations ask for beside those of the contract. */
const ADDITIONAL_PERMISSIONS = ['list_chargers', 'update_chargers'];

/** Opens a screen for somebody who may everything; `answer` is the host, `who` what it says of the session. */
export function openScreen(
  screen: string,
  respond: (call: RecordedCall) => FakeResponse,
  profile: object = currentUserResponse,
): RenderedConsole {
  window.scrollTo = () => undefined;
  return renderAdmin({
    resources,
    initialPath: `/admin/${screen}`,
    permissions: [...permissions, ...ADDITIONAL_PERMISSIONS],
    responses: { 'GET /users/current': { body: profile }, '*': respond },
  });
}

/** A page stands there and waits for nothing. */
export const isIdle = ({ container }: RenderedConsole): boolean =>
  container.querySelector('h1') !== null &&
  container.querySelector('.skeleton, .spinner, [aria-busy="true"]') === null;

/** Nothing is on its way, and everything was asked for. */
export const waitUntilIdle = (
  view: RenderedConsole,
  isRequested: () => boolean = () => true,
): Promise<void> =>
  waitFor(
    () => {
      expect(isRequested()).toBe(true);
      expect(isIdle(view)).toBe(true);
    },
    { interval: 5 },
  );

const isRetry = ({ textContent }: Element): boolean => textContent === shellTexts.states.retry;

/** The buttons that ask again for what failed. */
export const getRetryButtons = ({ container }: RenderedConsole): Element[] =>
  Array.from(container.querySelectorAll('button')).filter(isRetry);

/** What says "there is nothing here". */
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
