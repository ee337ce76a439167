// @vitest-environment jsdom
import '../../testing/jsdomPolyfills';
import { describe, expect, it } from 'vitest';
import { collectRequirements } from '../../../tools/conformance/requirements';
import { codedRequirementTable } from '../../../tools/conformance/requirements/codedRequirements';
import {
  applyVariant,
  responseVariantNames,
  withoutMembers,
} from '../../../dataProvider/contract/testing/responseVariants';
import type { ResponseVariant } from '../../../dataProvider/contract/testing/responseVariants';
import type { FakeResponse, RecordedCall } from '../../testing/fakeHost';
import type { RenderedConsole } from '../../testing/renderConsole';
import { operations } from '../../../dataProvider/contract/testing/bundledContract';
import { respondByContract, findCalledOperation } from '../testing/contractHost';
import { openScreen, resources, getRetryButtons, screens, waitUntilIdle } from '../testing/screenVisit';

/** The paths without which a screen does not work, by operation id. */
const needed = new Map(
  [...collectRequirements(resources, operations)].map(([id, needs]) => [
    id,
    needs.flatMap(({ must }) => must.flatMap(({ paths }) => paths.slice(0, 1))),
  ]),
);

/** The contract's answer, written otherwise: all that the console can do without is at stake. */
function otherwise(call: RecordedCall, how: ResponseVariant, seed: number): FakeResponse {
  const good = respondByContract(call);
  const operation = findCalledOperation(call.method, call.url);
  if (!operation || typeof good !== 'object' || good.body === undefined) return good;
  const paths = needed.get(operation.id) ?? [];
  const isNeeded = (path: string) => paths.some((one) => one === path || one.startsWith(`${path}.`));
  return { body: applyVariant(good.body, how, isNeeded, seed) };
}

const raw = /undefined|NaN|Invalid Date|\[object |%\{|\bnull\b/;

/** Everything that a person may read or be led to. */
const said = ({ container }: RenderedConsole): string[] => [
  container.textContent ?? '',
  ...Array.from(container.querySelectorAll('[href], [aria-label], [title], [alt]')).flatMap((element) =>
    ['href', 'aria-label', 'title', 'alt'].map((name) => element.getAttribute(name) ?? ''),
  ),
];

/** Addresses of records that are called by their place in a list. */
const positions = ({ container }: RenderedConsole): string[] =>
  Array.from(container.querySelectorAll('a[href]'), (link) => link.getAttribute('href') ?? '').filter(
    (href) => /\/[0-9](\/|\?|$)/.test(href),
  );

/** Screens whose rows are included records: without them the read is invalid. */
const ofIncluded = new Set(['assets/D9MXG5E00001/users']);

/** Each screen in two spellings, so that each spelling meets several screens. */
const visits = screens.flatMap((screen, at) =>
  [0, 1]
    .map((turn): [string, ResponseVariant, number] => [
      screen,
      responseVariantNames[(2 * at + turn) % responseVariantNames.length] ?? 'some of all',
      at,
    ])
    .filter(([, how]) => how !== 'nothing included' || !ofIncluded.has(screen)),
);

/** The first screen that asks an operation. */
const asking = new Map<string, string>();

// The last test opens the screens that those before it have found.
describe('a host that spells its answers otherwise [LIST-08, LIST-17]', { shuffle: false }, () => {
  it.each(visits)('%s: %s', async (screen, how, seed) => {
    const shown = openScreen(screen, (call) => otherwise(call, how, seed));
    await waitUntilIdle(shown);
    expect(getRetryButtons(shown)).toEqual([]);
    expect(said(shown).filter((text) => raw.test(text))).toEqual([]);
    expect(positions(shown)).toEqual([]);
    for (const { method, url } of shown.recordedCalls) {
      const operation = findCalledOperation(method, url);
      if (operation && !asking.has(operation.id)) asking.set(operation.id, screen);
    }
  });

  // Covers the members that conformance requires for extensions in code; no other test checks these.
  it('shows a failure, not nothing, where a part in code gets less than it needs', async () => {
    let tried = 0;
    for (const { operation, must = [] } of codedRequirementTable) {
      const screen = asking.get(operation);
      for (const { paths } of screen === undefined ? [] : must) {
        const shown = openScreen(screen ?? '', (call) => {
          const good = respondByContract(call);
          const isIt = findCalledOperation(call.method, call.url)?.id === operation;
          return isIt && typeof good === 'object' ? { body: withoutMembers(good.body, paths) } : good;
        });
        await waitUntilIdle(shown, () =>
          shown.recordedCalls.some(({ method, url }) => findCalledOperation(method, url)?.id === operation),
        );
        expect(getRetryButtons(shown), `${operation} without ${paths.join()}`).not.toEqual([]);
        shown.unmount();
        tried += 1;
      }
    }
    expect(tried).toBeGreaterThan(6);
  });
});
