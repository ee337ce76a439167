// @vitest-environment jsdom
import { Component, Suspense, type ComponentType, type ReactNode } from 'react';
import { render, screen } from '@testing-library/react';
import { afterEach, describe, it, expect, vi } from 'vitest';
import { importWithRetry, lazyWithRetry, NewVersionError } from './importWithRetry';

const chromium = new TypeError('Failed to fetch dynamically imported module: https://console/assets/a-1.js');

class Boundary extends Component<{ children: ReactNode }> {
  override state: { error?: Error } = {};
  static getDerivedStateFromError(error: Error): { error: Error } {
    return { error };
  }
  override render(): ReactNode {
    return this.state.error ? <span>{this.state.error.name}</span> : this.props.children;
  }
}

afterEach(() => vi.restoreAllMocks());

describe('importOrNewVersion', () => {
  it.each([
    chromium.message,
    'error loading dynamically imported module: https://console/assets/a-1.js',
    'Importing a module script failed.',
    'Unable to preload CSS for /assets/a-1.css',
  ])('says that there is a new version for "%s"', async (message) => {
    const failing = vi.fn(() => Promise.reject(new TypeError(message)));
    const error: unknown = await importWithRetry(failing).catch((reason: unknown) => reason);
    expect(error).toBeInstanceOf(NewVersionError);
    expect((error as NewVersionError).cause).toBeInstanceOf(TypeError);
    expect(failing).toHaveBeenCalledTimes(2);
  });

  it('tries a failed load once more', async () => {
    const loader = vi.fn().mockRejectedValueOnce(chromium).mockResolvedValueOnce('module');
    expect(await importWithRetry<unknown>(loader)).toBe('module');
  });

  it.each([[[new RangeError('bug')]], [[chromium, new RangeError('bug')]]])(
    'leaves the error of a module that loads and throws as it is (%#)',
    async (errors) => {
      const loader = vi.fn();
      for (const error of errors) loader.mockRejectedValueOnce(error);
      await expect(importWithRetry(loader)).rejects.toBeInstanceOf(RangeError);
      expect(loader).toHaveBeenCalledTimes(errors.length);
    },
  );
});

describe('lazyWithReload', () => {
  it('shows the component once it is there', async () => {
    const Part = lazyWithRetry(() =>
      Promise.resolve({ default: ({ name }: { name: string }) => <p>{`Hola, ${name}`}</p> }),
    );
    render(<Suspense>{<Part name="Ana" />}</Suspense>);
    expect(await screen.findByText('Hola, Ana')).toBeInTheDocument();
  });

  it('hands a failed load to the error boundary', async () => {
    vi.spyOn(console, 'error').mockImplementation(() => undefined); // React logs what a boundary caught
    const Part = lazyWithRetry(() => Promise.reject<{ default: ComponentType }>(chromium));
    render(
      <Boundary>
        <Suspense>
          <Part />
        </Suspense>
      </Boundary>,
    );
    expect(await screen.findByText('NewVersionError')).toBeInTheDocument();
  });
});
