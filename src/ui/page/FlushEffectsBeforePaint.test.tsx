// @vitest-environment jsdom
import { lazy, Suspense, useEffect, useState, type FormEvent } from 'react';
import { fireEvent, render, screen, waitFor } from '@testing-library/react';
import { expect, it, vi } from 'vitest';
import { typeOnMount } from '../../testing/typeOnMount';
import { deferred } from '../../testing/deferred';
import { FlushEffectsBeforePaint } from './FlushEffectsBeforePaint';

const sent = vi.fn();

/** Puts itself into its first state once it is drawn, as forms do. */
function Form() {
  const [text, setText] = useState('');
  useEffect(() => setText(''), []);
  const send = (event: FormEvent): void => {
    event.preventDefault();
    sent(text);
  };
  return (
    <form onSubmit={send}>
      <input aria-label="Nombre" value={text} onChange={({ target }) => setText(target.value)} />
      <button>Guardar</button>
      <FlushEffectsBeforePaint />
    </form>
  );
}

it('a form keeps what is typed in the turn in which it is drawn', async () => {
  // It comes as in a page: drawn when React has the time, its effects some time after it is painted.
  const code = deferred<{ default: typeof Form }>();
  const Page = lazy(code.respond);
  render(
    <Suspense>
      <Page />
    </Suspense>,
  );
  typeOnMount('input', 'Sol');
  code.resolve({ default: Form });
  fireEvent.click(await screen.findByRole('button', { name: 'Guardar' }));
  await waitFor(() => expect(sent).toHaveBeenCalledExactlyOnceWith('Sol'));
  expect(screen.getByRole('textbox', { name: 'Nombre' })).toHaveValue('Sol');
});
