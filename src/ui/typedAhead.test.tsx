// @vitest-environment jsdom
import '../frame/testing/browserGaps';
import { useState, type FormEvent } from 'react';
import { fireEvent, render, screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { expect, it, vi } from 'vitest';
import { later } from '../testing/later';
import { Dialog } from './Dialog';
import { lazyDialog } from './lazyDialog';
import { useTypedAhead } from './typedAhead';

type Code = { default: typeof Question };

const sent = vi.fn();

function Question({ isAwaited = false }: { isAwaited?: boolean }) {
  const [text, setText] = useState('');
  useTypedAhead(isAwaited);
  const send = (event: FormEvent): void => {
    event.preventDefault();
    sent(text);
  };
  return (
    <Dialog open title="Tarjeta" onClose={() => undefined}>
      <form onSubmit={send}>
        <input
          aria-label="Código"
          maxLength={12}
          value={text}
          onChange={({ target }) => setText(target.value)}
        />
      </form>
    </Dialog>
  );
}

function open() {
  sent.mockReset();
  const code = later<Code>();
  const { Component } = lazyDialog(() => code.answer());
  const Page = () => {
    const [isOpen, setOpen] = useState(false);
    return (
      <>
        <input aria-label="Buscar" />
        <button onClick={() => setOpen(true)}>Leer</button>
        {isOpen && <Component />}
      </>
    );
  };
  render(<Page />);
  return { come: () => code.give({ default: Question }), user: userEvent.setup() };
}
const field = () => screen.findByRole('textbox', { name: 'Código' });

it('keeps what is typed before the code of a dialog is there for its first field', async () => {
  const { come, user } = open();
  await user.click(screen.getByRole('button', { name: 'Leer' }));
  await user.keyboard('04A4x{Backspace}6828');
  come();
  await waitFor(async () => expect(await field()).toHaveValue('04A46828'));
  await user.keyboard('17');
  expect(await field()).toHaveValue('04A4682817');
  expect(sent).not.toHaveBeenCalled();
});

it('sends what a reader ended with Enter; a second code takes the place of the first', async () => {
  const { come, user } = open();
  await user.click(screen.getByRole('button', { name: 'Leer' }));
  await user.keyboard('04A4{Enter}330473{Tab}{Enter}');
  come();
  await waitFor(() => expect(sent).toHaveBeenCalledExactlyOnceWith('330473'));
  expect(await field()).toHaveValue('330473');
});

it('is as long as the field takes, and leaves what is typed elsewhere, and what Escape took back', async () => {
  const { come, user } = open();
  await user.click(screen.getByRole('button', { name: 'Leer' }));
  await user.keyboard('abc{Escape}');
  const elsewhere = screen.getByRole('textbox', { name: 'Buscar' });
  elsewhere.focus();
  await user.keyboard('sol');
  expect(elsewhere).toHaveValue('sol');
  screen.getByRole('button', { name: 'Leer' }).focus();
  await user.keyboard('0123456789ABCDEF');
  come();
  await waitFor(async () => expect(await field()).toHaveValue('0123456789AB'));
});

it('does not press what has the focus in a dialog without a field', async () => {
  const press = vi.fn();
  const code = later<{ default: () => React.ReactElement }>();
  const { Component } = lazyDialog(() => code.answer());
  render(<Component />);
  fireEvent.keyDown(document.body, { key: 'x' });
  fireEvent.keyDown(document.body, { key: 'Enter' });
  code.give({
    default: () => (
      <Dialog open title="¿Eliminar?" onClose={() => undefined}>
        <button onClick={press}>Eliminar</button>
      </Dialog>
    ),
  });
  expect(await screen.findByRole('button', { name: 'Eliminar' })).toHaveFocus();
  expect(press).not.toHaveBeenCalled();
});
