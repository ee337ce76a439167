// @vitest-environment jsdom
import '../../testing/jsdomPolyfills';
import { Suspense, use, useState } from 'react';
import { act, render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { MemoryRouter } from 'react-router-dom';
import { expect, it } from 'vitest';
import { PanelContainer } from './PanelContainer';

const Late = ({ coming }: { coming: Promise<string> }) => <p>{use(coming)}</p>;

function Page({ coming }: { coming: Promise<string> }) {
  const [isOpen, setOpen] = useState(false);
  const close = (): void => setOpen(false);
  return (
    <>
      <button type="button" onClick={() => setOpen(true)}>
        Abrir
      </button>
      <Suspense fallback={null}>
        {isOpen && (
          <PanelContainer
            placement={{ kind: 'drawer', width: 400 }}
            title="Lista"
            onClose={close}
            onLeave={close}
            autoFocusClose
          >
            <Late coming={coming} />
          </PanelContainer>
        )}
      </Suspense>
    </>
  );
}

it('has the focus on its cross, and gives it back to what opened it, also where what it holds was waited for [LIST-17]', async () => {
  let resolve: (said: string) => void = () => undefined;
  const promise = new Promise<string>((settle) => {
    resolve = settle;
  });
  render(
    <MemoryRouter>
      <Page coming={promise} />
    </MemoryRouter>,
  );
  const opener = screen.getByRole('button', { name: 'Abrir' });
  // Awaited, because rendering suspends.
  await act(async () => {
    opener.focus();
    opener.click();
    await Promise.resolve();
  });
  await act(async () => {
    resolve('Nadie');
    await promise;
  });
  const cross = await screen.findByRole('button', { name: 'Cerrar' });
  expect(cross).toHaveFocus();
  await userEvent.click(cross);
  expect(opener).toHaveFocus();
});
