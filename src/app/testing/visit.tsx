// What loads with the first drawing is here before a screen waits for it.
import '../../charts/BarChart';
import '../../charts/PieChart';
import { waitFor } from '@testing-library/react';
import { expect } from 'vitest';
import { permissions } from '../../../dataProvider/contract/permissions';
import { shellTexts } from '../../i18n/es/shell';
import type { FakeAnswer, SeenCall } from '../../testing/fakeRequest';
import { me, type Console } from '../../testing/renderConsole';
import { bundledResources } from '../bundled';
import { renderAdmin } from './renderAdmin';
import { screensOf } from './screens';

/** The bundled declarations. */
export const resources = bundledResources();

/** Every screen of the console that reads something, below `/admin/`. */
export const screens = screensOf(resources);

/** Codes that declarations ask for beside those of the contract. */
const OWN = ['list_chargers', 'update_chargers'];

/** Opens a screen for somebody who may everything; `answer` is the host, `who` what it says of the session. */
export function open(screen: string, answer: (call: SeenCall) => FakeAnswer, who: object = me): Console {
  window.scrollTo = () => undefined;
  return renderAdmin({
    resources,
    at: `/admin/${screen}`,
    permissions: [...permissions, ...OWN],
    answers: { 'GET /users/current': { body: who }, '*': answer },
  });
}

/** A page stands there and waits for nothing. */
export const isQuiet = ({ container }: Console): boolean =>
  container.querySelector('h1') !== null &&
  container.querySelector('.skeleton, .spinner, [aria-busy="true"]') === null;

/** Nothing is on its way, and everything was asked for. */
export const settled = (shown: Console, isAsked: () => boolean = () => true): Promise<void> =>
  waitFor(
    () => {
      expect(isAsked()).toBe(true);
      expect(isQuiet(shown)).toBe(true);
    },
    { interval: 5 },
  );

const isRetry = ({ textContent }: Element): boolean => textContent === shellTexts.states.retry;

/** The buttons that ask again for what failed. */
export const retries = ({ container }: Console): Element[] =>
  Array.from(container.querySelectorAll('button')).filter(isRetry);

/** What says "there is nothing here". */
export const empties = ({ container }: Console): (string | null)[] =>
  Array.from(container.querySelectorAll('.state:not(.error)'))
    .filter((state) => !Array.from(state.querySelectorAll('button')).some(isRetry))
    .map(({ textContent }) => textContent);

/** Tells reads that were not met before: one is known by its path's shape and the names in its query. */
export function known(): (call: string) => boolean {
  const met = new Set<string>();
  return (call) => {
    const shape = call.replaceAll(/=[^&]*/g, '');
    return !met.has(shape) && met.add(shape).size > 0;
  };
}
