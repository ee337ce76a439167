// @vitest-environment jsdom
import { Suspense, type ComponentType } from 'react';
import { act, render, screen } from '@testing-library/react';
import { expect, it, vi } from 'vitest';
import { Boundary } from '../../ui/feedback/Boundary';
import { lazyWithPreload } from './lazyWithPreload';

const Part = ({ name }: { name: string }) => <p>{`Parte de ${name}`}</p>;
const place = (Component: ComponentType<{ name: string }>) => (
  <Boundary fallback={(error) => <p>{String(error)}</p>}>
    <Suspense fallback={<p>Cargando</p>}>
      <Component name="Ana" />
    </Suspense>
  </Boundary>
);

it('is drawn at once when its code was loaded ahead, and suspends when it was not', async () => {
  const loader = vi.fn(() => Promise.resolve({ default: Part }));
  const ahead = lazyWithPreload(loader);
  await act(async () => ahead.preload());
  render(place(ahead.Component));
  expect(screen.getByText('Parte de Ana')).toBeTruthy();
  const late = lazyWithPreload(loader);
  render(place(late.Component));
  expect(screen.getByText('Cargando')).toBeTruthy();
  await act(async () => undefined);
  expect(screen.getAllByText('Parte de Ana')).toHaveLength(2);
});

it('is asked for again by drawing it where loading it ahead failed', async () => {
  const loader = vi
    .fn<() => Promise<{ default: typeof Part }>>()
    .mockRejectedValueOnce(new TypeError('no'))
    .mockResolvedValue({ default: Part });
  const part = lazyWithPreload(loader);
  await act(async () => part.preload());
  await act(async () => void render(place(part.Component)));
  expect(screen.getByText('Parte de Ana')).toBeTruthy();
});

it('has something stand in its place where it says what, keeps props and is told of a failure', async () => {
  const refused = new TypeError('no');
  const loader = vi
    .fn<() => Promise<{ default: typeof Part }>>()
    .mockRejectedValueOnce(refused)
    .mockResolvedValue({ default: Part });
  const part = lazyWithPreload(loader, <p>Dibujo</p>);
  // Suppresses React's log of the error.
  render(place(part.Component), { onCaughtError: () => undefined });
  expect(screen.getByText('Dibujo')).toBeTruthy();
  await act(async () => undefined);
  expect(screen.getByText('TypeError: no')).toBeTruthy();
  const { rerender } = render(place(part.Component));
  await act(async () => undefined);
  expect(screen.getByText('Parte de Ana')).toBeTruthy();
  rerender(place(part.Component));
  expect(screen.queryByText('Cargando')).toBeNull();
  render(place(part.Component));
  expect(screen.getAllByText('Parte de Ana')).toHaveLength(2);
  expect(loader).toHaveBeenCalledTimes(2);
});
