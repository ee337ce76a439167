// @vitest-environment jsdom
import '../../testing/jsdomPolyfills';
import { fireEvent, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { afterEach, beforeEach, expect, it } from 'vitest';
import { clearSession, saveSession } from '../../session/session';
import { declareResources, getDeclaredResource } from '../../testing/declareResources';
import { renderConsole } from '../../testing/renderConsole';
import { HeaderFields } from './HeaderFields';

beforeEach(() => saveSession({ token: 't', permissions: [] }));
afterEach(clearSession);

const names = ['a', 'b', 'c', 'd', 'e', 'f', 'g', 'h'];
const resources = declareResources({
  name: 'things',
  label: 'Cosas',
  recordRepresentation: 'a',
  api: { getList: { path: '/things' } },
  fields: Object.fromEntries(
    names.map((name) => [
      name,
      { type: 'text' as const, label: name.toUpperCase(), copyButton: name === 'b' },
    ]),
  ),
});
const things = getDeclaredResource(resources, 'things');

const open = (count: number, values: object = {}) =>
  renderConsole(
    <HeaderFields
      resource={things}
      fields={names.slice(0, count).map((name) => things.fields[name]!)}
      record={{ id: '1', ...Object.fromEntries(names.map((name) => [name, `valor ${name}`])), ...values }}
    />,
    { resources },
  );

const seen = (): string[] =>
  screen
    .getAllByRole('term')
    .filter((term) => !term.closest('[aria-hidden]'))
    .map(({ textContent }) => textContent);

it('shows six facts at most; the rest are one press away, and stay there', () => {
  const { unmount } = open(8);
  expect(seen()).toEqual(['A', 'B', 'C', 'D', 'E', 'F']);
  const more = screen.getByRole('button', { name: 'Más datos' });
  expect(more).toHaveAttribute('aria-expanded', 'false');
  fireEvent.click(more);
  expect(seen()).toHaveLength(8);
  expect(screen.getByRole('button', { name: 'Menos datos' })).toHaveAttribute('aria-expanded', 'true');
  fireEvent.click(screen.getByRole('button', { name: 'Menos datos' }));
  expect(seen()).toHaveLength(6);
  unmount();
});

it('offers nothing more where all of them are shown', () => {
  open(6);
  expect(seen()).toHaveLength(6);
  expect(screen.queryByRole('button', { name: /datos/ })).toBeNull();
});

it('copies a code, and nothing but the code', async () => {
  const user = userEvent.setup();
  open(3);
  expect(screen.queryByRole('button', { name: 'Copiar: A' })).toBeNull();
  await user.click(screen.getByRole('button', { name: 'Copiar: B' }));
  expect(await navigator.clipboard.readText()).toBe('valor b');
});

it.each([
  ['DOAZPBH00000', ['DOAZ', 'PBH0', '0000']],
  ['GRVJARH7CTTTX', ['GRVJ', 'ARH7', 'CTTTX']],
  ['QGGKIZQFRGSD', ['QGGK', 'IZQF', 'RGSD']],
  ['EXT-77', []],
  ['ADMINISTRADOR', []],
])('shows the code %s in groups without a space in its text [ADET-08, ADET-12]', (code, groups) => {
  open(3, { b: code });
  const value = screen.getByText('B').nextElementSibling;
  expect(value?.textContent).toBe(code);
  expect([...(value?.querySelectorAll('.code-text > span') ?? [])].map((group) => group.textContent)).toEqual(
    groups,
  );
  // Other values are no codes.
  expect(document.querySelectorAll('.code-text')).toHaveLength(1);
});
