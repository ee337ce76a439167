// @vitest-environment jsdom
import { render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { TestApp } from '../testing/TestApp';
import { ExtensionSlot } from './ExtensionSlot';
import { defineExtension } from './defineExtension';
import { ExtensionsProvider } from './ExtensionsContext';
import { groupExtensions } from './groupExtensions';
import type { PreviewExtensionProps } from './types';

let fails = false;
function Greeting({ values }: PreviewExtensionProps) {
  if (fails) throw new Error('out of words');
  return <p>{`Hola, ${String(values.name)}`}</p>;
}

/** New in each test, because an extension keeps its code once it has loaded. */
const makeExtensions = () =>
  groupExtensions([
    defineExtension({
      kind: 'preview',
      id: 'greeting',
      loader: () => Promise.resolve({ default: Greeting }),
    }),
  ]);
const missing = { title: 'No existe', text: 'Nadie lo ha escrito' };

const show = (id: string, said: typeof missing | null = missing) =>
  render(
    <TestApp>
      <ExtensionsProvider extensions={makeExtensions()}>
        <ExtensionSlot
          kind="preview"
          id={id}
          extensionProps={{ values: { name: 'Ana' } }}
          missingMessage={said}
          errorText="Ha fallado"
          wrap={(panel) => <aside>{panel}</aside>}
          fallback="Cargando"
        />
      </ExtensionsProvider>
    </TestApp>,
  );

beforeEach(() => {
  // React logs errors that an error boundary catches.
  vi.spyOn(console, 'error').mockImplementation(() => undefined);
});
afterEach(() => {
  fails = false;
  vi.restoreAllMocks();
});

describe('a part written in code', () => {
  it('is drawn with what it is given, once it is loaded', async () => {
    show('greeting');
    expect(screen.getByText('Cargando')).toBeInTheDocument();
    expect(await screen.findByText('Hola, Ana')).toBeVisible();
    expect(screen.queryByRole('complementary')).not.toBeInTheDocument();
  });

  it('is said to be missing where nobody wrote it, or passed by', () => {
    const { unmount } = show('greetings');
    expect(screen.getByRole('complementary')).toHaveTextContent('No existeNadie lo ha escrito');
    unmount();
    show('greetings', null);
    expect(screen.queryByRole('complementary')).not.toBeInTheDocument();
  });

  it('is a panel where it throws, with a way to try again', async () => {
    fails = true;
    show('greeting');
    expect(await screen.findByRole('complementary')).toHaveTextContent('Ha fallado');
    fails = false;
    await userEvent.click(screen.getByRole('button'));
    expect(await screen.findByText('Hola, Ana')).toBeVisible();
  });
});
