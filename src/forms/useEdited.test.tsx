// @vitest-environment jsdom
import { useState } from 'react';
import { fireEvent, screen } from '@testing-library/react';
import { afterEach, beforeEach, expect, it } from 'vitest';
import type { Resource } from '../config/types';
import { clearSession, saveSession } from '../session/session';
import { declare, resourceOf } from '../testing/declare';
import type { FakeAnswer } from '../testing/fakeRequest';
import { renderConsole } from '../testing/renderConsole';
import { useEdited } from './useEdited';

beforeEach(() => saveSession({ token: 't', permissions: [] }));
afterEach(() => clearSession());

/** What a form would begin with, of one record and then of another. */
function Form({ resource }: { resource: Resource }) {
  const [id, setId] = useState('a');
  const { record, error, retry } = useEdited(resource, id);
  return (
    <>
      <p>{error ? 'Fallo' : record ? `Empieza con ${String(record.name)}` : 'Espera'}</p>
      <button onClick={() => setId('b')}>Otro</button>
      <button onClick={retry}>Leer</button>
    </>
  );
}

it('a form that has begun stays as it is when a reading fails; one of another record begins anew', async () => {
  const resources = declare({
    name: 'things',
    label: 'Cosas',
    title: 'name',
    api: { one: { path: '/things/{id}' } },
    fields: { name: { type: 'text' } },
  });
  let answer: FakeAnswer = { body: { data: { id: 'a', name: 'A' } } };
  const { asked } = renderConsole(<Form resource={resourceOf(resources, 'things')} />, {
    resources,
    answers: { '*': () => answer },
  });
  expect(await screen.findByText('Empieza con A')).toBeVisible();
  answer = { status: 500 };
  fireEvent.click(screen.getByText('Leer'));
  await expect.poll(() => asked().length).toBe(2);
  expect(screen.getByText('Empieza con A')).toBeVisible();
  fireEvent.click(screen.getByText('Otro'));
  expect(await screen.findByText('Fallo')).toBeVisible();
});
