import { describe, expect, it, vi } from 'vitest';
import type { ResourceInput } from '../../config/schema/resource';
import { declareResources, getDeclaredResource } from '../../testing/declareResources';
import { toTabsOutline } from './tabsOutline';
import { preloadTab } from './preloadTab';

const papers: ResourceInput = {
  name: 'papers',
  label: 'Papeles',
  recordRepresentation: 'name',
  api: { path: '/papers' },
  fields: { name: { type: 'text', label: 'Nombre' } },
  show: {
    header: { fields: ['name'] },
    tabs: {
      drawing: { label: 'Dibujo', tab: 'drawing' },
      both: {
        label: 'Ambos',
        blocks: [
          { label: 'Uno', tab: 'one' },
          { label: 'Texto', fields: ['name'] },
          { label: 'Dos', tab: 'two' },
        ],
      },
      inner: {
        label: 'Dentro',
        tabs: { first: { label: 'Primera', tab: 'first' }, last: { label: 'Última', tab: 'last' } },
      },
      strange: { label: 'Rara', tab: 'nobody-wrote-it' },
      text: { label: 'Texto', fields: ['name'] },
    },
    defaultTab: 'both',
  },
};
const { show } = getDeclaredResource(declareResources(papers), 'papers');

describe.each([
  ['as a whole', show],
  ['as it is written', papers.show ? toTabsOutline(papers.show) : null],
])('of a detail %s', (_, given) => {
  it.each([
    [[], ['one', 'two']],
    [['drawing'], ['drawing']],
    [['no-such-tab'], ['one', 'two']],
    [['inner'], ['first']],
    [['inner', 'last'], ['last']],
    [['inner', 'no-such-tab'], ['first']],
    [['strange'], []],
    [['text'], []],
  ])('the code of the tab at %j is loaded: %j', async (keys, ids) => {
    const preload = vi.fn((_id: string) => Promise.resolve());
    const coded = (id: string) =>
      id === 'nobody-wrote-it' ? undefined : { Component: () => null, preload: () => preload(id) };
    await preloadTab(given, coded, keys);
    expect(preload.mock.calls.flat()).toEqual(ids);
  });
});

it('nothing is loaded of a record without a page', async () => {
  const coded = vi.fn();
  await preloadTab(null, coded);
  expect(coded).not.toHaveBeenCalled();
});
