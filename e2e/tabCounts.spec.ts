import { holdRequests } from './faults';
import { expect, test } from './test';

test('no tab moves when the number of documents beside its label is known, and it stands in the middle of its tab', async ({
  page,
  signInAs,
  records,
}) => {
  const { id } = await records.assets.any();
  await signInAs('super');
  const held = await holdRequests(page, 'GET', /\/api\/.*documents/);
  await page.goto(`/admin/assets/${id}/documents`);
  const tabs = page.getByRole('navigation', { name: 'Apartados' });
  const documents = tabs.getByRole('link', { name: /^Documentos/ });
  const getPlaces = () =>
    tabs.getByRole('link').evaluateAll((links) => links.map((link) => link.getBoundingClientRect().x));
  await expect(documents).toHaveAccessibleName('Documentos');
  await expect.poll(held.heldCount).toBeGreaterThan(0);
  const places = await getPlaces();
  await held.release();
  await expect(documents).toHaveAccessibleName(/^Documentos ?, \d+$/);
  expect(await getPlaces()).toEqual(places);
  const spaces = await documents.evaluate((link) => {
    const [tab, words] = [link, link.firstElementChild!].map((element) => element.getBoundingClientRect());
    return [words!.left - tab!.left, tab!.right - words!.right];
  });
  expect(spaces[0]).toBeCloseTo(spaces[1]!, 0);
});
