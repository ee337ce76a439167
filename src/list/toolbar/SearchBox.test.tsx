// @vitest-environment jsdom
import '../../testing/jsdomPolyfills';
import { lazy, Suspense } from 'react';
import { render, screen, waitFor } from '@testing-library/react';
import { expect, it, vi } from 'vitest';
import { typeOnMount } from '../../testing/typeOnMount';
import { deferred } from '../../testing/deferred';
import { SearchBox } from './SearchBox';

const search = { placeholder: null, autoFocus: false, button: false, scan: false };
const state = { page: 1, perPage: 50, search: '', filter: [], sort: null };

it('keeps and asks for what is typed in the turn in which it is drawn [LIST-06]', async () => {
  const change = vi.fn();
  const control = { params: state, setParams: change, replacePage: vi.fn(), getHref: () => undefined };
  const Box = () => <SearchBox search={search} control={control} />;
  // Loads as in a page: React renders it when it has time, and effects run later.
  const code = deferred<{ default: typeof Box }>();
  const Page = lazy(code.respond);
  render(
    <Suspense>
      <Page />
    </Suspense>,
  );
  const field = typeOnMount('input', 'sol');
  code.resolve({ default: Box });
  await waitFor(() => expect(change).toHaveBeenCalledExactlyOnceWith({ search: 'sol' }));
  expect(field()).toBe(screen.getByRole('textbox', { name: 'Buscar' }));
  expect(field()).toHaveValue('sol');
});
