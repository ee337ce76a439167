// @vitest-environment jsdom
import { lazy, Suspense, useEffect, useState, type FormEvent } from 'react';
import { fireEvent, render, screen, waitFor } from '@testing-library/react';
import { expect, it, vi } from 'vitest';
import { typeAtFirstSight } from '../testing/firstSight';
import { later } from '../testing/later';
import { WorksOnSight } from './WorksOnSight';

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
      <WorksOnSight />
    </form>
  );
}

it('a form keeps what is typed in the turn in which it is drawn', async () => {
  // It comes as in a page: drawn when React has the time, its effects some time after it is painted.
  const code = later<{ default: typeof Form }>();
  const Page = lazy(code.answer);
  render(
    <Suspense>
      <Page />
    </Suspense>,
  );
  typeAtFirstSight('input', 'Sol');
  code.give({ default: Form });
  fireEvent.click(await screen.findByRole('button', { name: 'Guardar' }));
  await waitFor(() => expect(sent).toHaveBeenCalledExactlyOnceWith('Sol'));
  expect(screen.getByRole('textbox', { name: 'Nombre' })).toHaveValue('Sol');
});
