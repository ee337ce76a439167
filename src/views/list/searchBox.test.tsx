// @vitest-environment jsdom
import '../../frame/testing/browserGaps';
import { lazy, Suspense } from 'react';
import { render, screen, waitFor } from '@testing-library/react';
import { expect, it, vi } from 'vitest';
import { typeAtFirstSight } from '../../testing/firstSight';
import { later } from '../../testing/later';
import { SearchBox } from './SearchBox';

const search = { placeholder: null, autoFocus: false, button: false, scan: false };
const state = { page: 1, size: 50, search: '', filter: {}, sort: null };

it('keeps and asks for what is typed in the turn in which it is drawn [LIST-06]', async () => {
  const change = vi.fn();
  const control = { state, change, correctPage: vi.fn(), hrefOf: () => undefined };
  const Box = () => <SearchBox search={search} control={control} />;
  // It comes as in a page: drawn when React has the time, what is due afterwards some time later.
  const code = later<{ default: typeof Box }>();
  const Page = lazy(code.answer);
  render(
    <Suspense>
      <Page />
    </Suspense>,
  );
  const field = typeAtFirstSight('input', 'sol');
  code.give({ default: Box });
  await waitFor(() => expect(change).toHaveBeenCalledExactlyOnceWith({ search: 'sol' }));
  expect(field()).toBe(screen.getByRole('textbox', { name: 'Buscar' }));
  expect(field()).toHaveValue('sol');
});
