// @vitest-environment jsdom
import { screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { useGetList } from 'ra-core';
import { expect, it } from 'vitest';
import { useProfile } from '../session/profile/useProfile';
import { declareResources } from '../testing/declareResources';
import { listResponse } from '../testing/fakeHost';
import { renderConsole } from '../testing/renderConsole';
import { useRefetchAll } from './useRefetchAll';

const resources = declareResources({
  name: 'cars',
  label: 'Coches',
  recordRepresentation: 'id',
  api: { getList: { path: '/cars', paged: false } },
  fields: {},
});

const Part = () => {
  const { profile, refresh } = useProfile();
  const { data } = useGetList('cars');
  const readAgain = useRefetchAll();
  return (
    <>
      <p>{`${profile?.username ?? ''}: ${data?.length ?? 0}`}</p>
      <button onClick={() => void readAgain()}>Leer</button>
      <button onClick={() => void refresh()}>Perfil</button>
    </>
  );
};

it('what a write made old is read again; the profile is not, unless it is asked for [SHELL-50]', async () => {
  const { calls } = renderConsole(<Part />, {
    resources,
    responses: { 'GET /cars': listResponse([{ id: 1 }]) },
  });
  const count = (call: string): number => calls().filter((one) => one.startsWith(call)).length;
  await screen.findByText('Ana: 1');
  await userEvent.click(screen.getByRole('button', { name: 'Leer' }));
  await waitFor(() => expect(count('GET /cars')).toBe(2));
  expect(count('GET /users/current')).toBe(1);
  await userEvent.click(screen.getByRole('button', { name: 'Perfil' }));
  await waitFor(() => expect(count('GET /users/current')).toBe(2));
});
