// @vitest-environment jsdom
import '../../testing/jsdomPolyfills';
import { useState, type FormEvent } from 'react';
import { fireEvent, render, screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { expect, it, vi } from 'vitest';
import { useEnterKey } from '../../forms/form/useEnterKey';
import { HAND_PACE, SCANNER_PACE, typeKeys } from '../../scanner/testing/keyboard';
import { useKeyboardScanner } from '../../scanner/useKeyboardScanner';
import { deferred } from '../../testing/deferred';
import { Dialog } from './Dialog';
import { lazyDialog } from './lazyDialog';
import { useKeystrokeBuffer } from './keystrokeBuffer';

type Code = { default: typeof Question | typeof Several };

const sent = vi.fn();

function Question({ isAwaited = false }: { isAwaited?: boolean }) {
  const [text, setText] = useState('');
  useKeystrokeBuffer(isAwaited);
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

function open(Asked: typeof Question | typeof Several = Question) {
  sent.mockReset();
  const code = deferred<Code>();
  const { Component } = lazyDialog(() => code.respond());
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
  return { come: () => code.resolve({ default: Asked }), user: userEvent.setup() };
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

/** A form of several fields, as the console's: the first holds a code already. */
function Several() {
  const [code, setCode] = useState('04AAAAAAAA');
  const { onKeyDown } = useKeyboardScanner();
  return (
    <Dialog open title="Tarjeta" onClose={() => undefined}>
      <form
        onSubmit={(event) => {
          event.preventDefault();
          sent(code);
        }}
      >
        <div role="presentation" onKeyDown={useEnterKey(true)}>
          <div role="presentation" data-code="" onKeyDown={onKeyDown}>
            <input aria-label="Código" value={code} onChange={({ target }) => setCode(target.value)} />
          </div>
          <input aria-label="Notas" />
        </div>
        <button type="submit">Guardar</button>
      </form>
    </Dialog>
  );
}

it('takes the place of a code that stands there, and sends no form of several fields [ASSET-12]', async () => {
  const { come, user } = open(Several);
  await user.click(screen.getByRole('button', { name: 'Leer' }));
  typeKeys('04A46828{Enter}', SCANNER_PACE);
  come();
  await waitFor(async () => expect(await field()).toHaveValue('04A46828'));
  expect(screen.getByRole('textbox', { name: 'Notas' })).toHaveFocus();
  expect(sent).not.toHaveBeenCalled();
});

it('goes after what stands there, where a hand has typed it', async () => {
  const { come, user } = open(Several);
  await user.click(screen.getByRole('button', { name: 'Leer' }));
  typeKeys('7F31', HAND_PACE);
  come();
  await waitFor(async () => expect(await field()).toHaveValue('04AAAAAAAA7F31'));
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
  const code = deferred<{ default: () => React.ReactElement }>();
  const { Component } = lazyDialog(() => code.respond());
  render(<Component />);
  fireEvent.keyDown(document.body, { key: 'x' });
  fireEvent.keyDown(document.body, { key: 'Enter' });
  code.resolve({
    default: () => (
      <Dialog open title="¿Eliminar?" onClose={() => undefined}>
        <button onClick={press}>Eliminar</button>
      </Dialog>
    ),
  });
  expect(await screen.findByRole('button', { name: 'Eliminar' })).toHaveFocus();
  expect(press).not.toHaveBeenCalled();
});
