import { routeFaults, injectFault } from './faults';
import {
  expectAccessible,
  expectAlert,
  expectNoOverflow,
  expectSpanish,
  expectSuccess,
} from './expectations';
import { expect, test } from './test';

test('an office: the log as a file, a door opened and one of which nobody knows, invitations validated and revoked one and many [OFFICE-01..OFFICE-30]', async ({
  page,
  signInAs,
  guard,
  api,
}) => {
  guard.allowStatus(409, 410);
  const projects = await api.all('listProjects');
  const office = projects.find(({ type }) => type === 'OFFICE');
  if (!office?.client) throw new Error('no office in the seeded data');
  const visitors = async () =>
    (
      await api.call('listExternalInvitations', {
        path: { projectId: office.id },
        query: { page: { number: 1, size: 50 }, status: 'PENDING' },
      })
    ).data;
  await signInAs('super');
  const base = `/admin/access/clients/${office.client.id}/projects/${office.id}/office`;

  await page.goto(`${base}/log-list`);
  await expect(page.getByRole('columnheader', { name: 'Cerradura' })).toBeVisible();
  await expectAccessible(page);
  await page.getByRole('button', { name: 'Más acciones de la lista' }).press('Enter');
  await page.getByRole('menuitem', { name: 'Descargar registro' }).press('Enter');
  const form = page.getByRole('dialog', { name: 'Descargar registro' });
  await form.getByLabel('Desde').fill(await form.getByLabel('Hasta').inputValue());
  await expectAccessible(page);
  const downloading = page.waitForEvent('download');
  await form.getByRole('button', { name: 'Descargar' }).press('Enter');
  expect((await downloading).suggestedFilename()).toBe(`registro-de-accesos-${office.name}.csv`);
  await expect(form).toBeHidden();

  await page.getByRole('link', { name: 'Puertas' }).press('Enter');
  const open = async () => {
    await page.getByRole('table').getByRole('button', { name: 'Abrir' }).first().press('Enter');
    const question = page.getByRole('dialog', { name: 'Abrir la puerta' });
    await expect(question).toContainText(`en el edificio «${office.name}».`);
    return question;
  };
  const question = await open();
  await expectAccessible(page);
  await question.getByRole('button', { name: 'Abrir' }).press('Enter');
  await expectSuccess(page, 'Puerta abierta');
  const lost = await injectFault(page, 'PATCH', /\/devices\/toggle\/lock$/, routeFaults.lostAnswer);
  await (await open()).getByRole('button', { name: 'Abrir' }).press('Enter');
  const unknown = page.getByRole('dialog', { name: 'No sabemos si se ha hecho' });
  await expect(unknown).toBeVisible();
  await expectAccessible(page);
  await unknown.getByRole('button', { name: 'Entendido' }).press('Enter');
  expect(lost.hits).toBe(1);
  await lost.stop();

  await page.goto(`${base}/external-invitations-list?filter=status%3DPENDING`);
  const [first] = await visitors();
  if (!first) throw new Error('nobody is expected');
  const row = page.getByRole('row', { name: new RegExp(first.name) }).first();
  const act = async (name: string) => {
    await row.getByRole('button', { name: /^Acciones de / }).press('Enter');
    await page.getByRole('menuitem', { name: new RegExp(`^${name}`) }).press('Enter');
  };
  const expired = await injectFault(page, 'POST', /\/validate$/, routeFaults.status(410));
  await act('Validar');
  const asked = page.getByRole('dialog', { name: 'Validar la invitación' });
  await asked.getByRole('button', { name: 'Validar' }).press('Enter');
  await expectAlert(page, 'La invitación ha caducado');
  await expect(asked).toBeHidden();
  await expired.stop();
  await act('Validar');
  await asked.getByRole('button', { name: 'Validar' }).press('Enter');
  await expectSuccess(page, 'Invitación validada');

  // An access that another user revokes meanwhile looks different from those that this user revoked.
  await page.setViewportSize({ width: 390, height: 844 });
  await page.reload();
  const page1 = await visitors();
  await page.getByRole('checkbox', { name: 'Seleccionar las filas de esta página' }).check();
  const [gone] = page1;
  if (!gone) throw new Error('nobody is expected');
  await api.call('revokeAccess', { path: { id: gone.uid } });
  await page.getByRole('button', { name: 'Revocar', exact: true }).press('Enter');
  await expectAccessible(page);
  await page.getByRole('alertdialog').getByRole('button', { name: 'Revocar' }).press('Enter');
  const results = page.getByRole('table', { name: 'Resultado de cada fila' });
  await expect(page.getByText(`Hecho en ${page1.length - 1} de ${page1.length}.`)).toBeVisible();
  await expect(results.getByRole('row').nth(1)).toContainText(gone.name);
  await expectNoOverflow(page);
  await expectAccessible(page);
  await expectSpanish(page);
  await page.getByRole('button', { name: 'Cerrar', exact: true }).press('Enter');
  await expect(page.getByText('1 fila seleccionada')).toBeVisible();
  expect(await visitors()).toEqual([]);
});
