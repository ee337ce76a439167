// @vitest-environment jsdom
import { useState } from 'react';
import { fireEvent, screen } from '@testing-library/react';
import { afterEach, beforeEach, expect, it } from 'vitest';
import type { Resource } from '../../config/types';
import { clearSession, saveSession } from '../../session/session';
import { declareResources, getDeclaredResource } from '../../testing/declareResources';
import type { FakeResponse } from '../../testing/fakeHost';
import { renderConsole } from '../../testing/renderConsole';
import { useFreshRecord } from './useFreshRecord';

beforeEach(() => saveSession({ token: 't', permissions: [] }));
afterEach(() => clearSession());

/** Shows the initial record of a form, for one id and then for another. */
function Form({ resource }: { resource: Resource }) {
  const [id, setId] = useState('a');
  const { record, error, refetch } = useFreshRecord(resource, id);
  return (
    <>
      <p>{error ? 'Fallo' : record ? `Empieza con ${String(record.name)}` : 'Espera'}</p>
      <button onClick={() => setId('b')}>Otro</button>
      <button onClick={refetch}>Leer</button>
    </>
  );
}

it('a form that has begun stays as it is when a reading fails; one of another record begins anew', async () => {
  const resources = declareResources({
    name: 'things',
    label: 'Cosas',
    recordRepresentation: 'name',
    api: { getOne: { path: '/things/{id}' } },
    fields: { name: { type: 'text' } },
  });
  let answer: FakeResponse = { body: { data: { id: 'a', name: 'A' } } };
  const { callsBesidesProfile } = renderConsole(
    <Form resource={getDeclaredResource(resources, 'things')} />,
    {
      resources,
      responses: { '*': () => answer },
    },
  );
  expect(await screen.findByText('Empieza con A')).toBeVisible();
  answer = { status: 500 };
  fireEvent.click(screen.getByText('Leer'));
  await expect.poll(() => callsBesidesProfile().length).toBe(2);
  expect(screen.getByText('Empieza con A')).toBeVisible();
  fireEvent.click(screen.getByText('Otro'));
  expect(await screen.findByText('Fallo')).toBeVisible();
});
