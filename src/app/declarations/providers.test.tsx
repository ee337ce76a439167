// @vitest-environment jsdom
import '../../testing/jsdomPolyfills';
import { screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { fetchUtils } from 'ra-core';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { listenOnFreePort } from '../../../dataProvider/dialects/testing/packageHosts';
import { overlayProviders } from '../../../dataProvider/reactAdmin/overlayProviders';
import { ecosystem } from '../../../dataProvider/reactAdmin/testing/ecosystem';
import { clearSession } from '../../session/session';
import { declareResources } from '../../testing/declareResources';
import { renderAdmin } from '../testing/renderAdmin';

const declare = (pumps: string, plants: string) =>
  declareResources(
    {
      name: 'pumps',
      label: { one: 'Bomba', many: 'Bombas' },
      recordRepresentation: 'name',
      api: { path: `/${pumps}` },
      fields: {
        name: { type: 'text', label: 'Nombre', required: true, sortable: true },
        power: { type: 'number', label: 'Potencia' },
        plant: {
          type: 'reference',
          label: 'Planta',
          resource: 'plants',
          source: 'plant_id',
          writePath: 'plant_id',
          filterBy: 'plant_id',
        },
      },
      list: {
        columns: ['name', 'power', 'plant'],
        pageSize: 2,
        pageSizes: [2, 4],
        search: true,
        filters: ['plant'],
        rowActions: ['edit', 'delete'],
        bulkActions: ['remove'],
      },
      actions: {
        remove: {
          label: 'Retirar',
          confirm: true,
          perRecord: true,
          call: { method: 'DELETE', path: `/${pumps}/{id}` },
          effects: ['refetch'],
        },
      },
      edit: { fields: ['name', 'power'] },
      create: { fields: ['name', 'power', 'plant'] },
    },
    {
      name: 'plants',
      label: 'Plantas',
      recordRepresentation: 'name',
      api: { path: `/${plants}` },
      fields: { name: { type: 'text', label: 'Nombre' } },
      list: { columns: ['name'] },
    },
  );

beforeEach(() => {
  window.scrollTo = () => undefined;
});

describe.each(Object.entries(ecosystem))(
  'the screens of a host with %s',
  (_, { app, module, provider, names, validates }) => {
    let stop = (): Promise<void> => Promise.resolve();
    afterEach(async () => {
      clearSession();
      delete overlayProviders.plant;
      await stop();
    });

    const open = async (path: string) => {
      const host = app && (await listenOnFreePort(app()));
      if (host) ({ stop } = host);
      const url = host?.baseUrl ?? '';
      overlayProviders.plant = () =>
        Promise.resolve({ default: () => module({ url, fetch, httpClient: fetchUtils.fetchJson as never }) });
      return renderAdmin({
        resources: declare(names.pumps, names.plants),
        dialects: { main: { url, provider: { module: 'plant', ...provider } } },
        initialPath: `/admin/pumps${path}`,
      });
    };
    const rows = () =>
      screen.findAllByRole('row').then((all) => all.slice(1).map((row) => row.textContent ?? ''));
    const paste = async (input: HTMLElement, text: string) => {
      await userEvent.clear(input);
      await userEvent.click(input);
      await userEvent.paste(text);
    };

    it('list its records by page, sort and filter, with the names of references', async () => {
      const { go } = await open('?sort=-name');
      expect(await screen.findByText('Bomba 5')).toBeVisible();
      await waitFor(async () => expect((await rows()).every((text) => text.includes('Sur'))).toBe(true));
      expect((await rows()).map((text) => /Bomba \d/.exec(text)?.[0])).toEqual(['Bomba 5', 'Bomba 4']);
      await userEvent.click(screen.getByRole('link', { name: 'Página siguiente' }));
      expect(await screen.findByText('Bomba 3')).toBeVisible();
      await go('/admin/pumps?filter=plant%3D2&search=S-4');
      await waitFor(async () => expect((await rows()).length).toBe(1));
      expect(screen.getByText('Bomba 4')).toBeVisible();
    });

    it('save a record, and show what the host says of a field', async () => {
      const { callsBesidesProfile } = await open('');
      const row = (await screen.findByText('Bomba 2')).closest('tr')!;
      await userEvent.click(within(row).getByRole('button', { name: /^Acciones/ }));
      await userEvent.click(await screen.findByRole('menuitem', { name: 'Editar' }));
      const drawer = await screen.findByRole('dialog');
      const name = await within(drawer).findByRole('textbox', { name: /^Nombre/ });
      if (validates) {
        await paste(name, 'prohibida');
        await userEvent.click(within(drawer).getByRole('button', { name: 'Guardar' }));
        expect(await within(drawer).findByText('Ese nombre no vale')).toBeVisible();
      }
      await paste(name, 'Bomba nueva');
      await userEvent.click(within(drawer).getByRole('button', { name: 'Guardar' }));
      await waitFor(() => expect(drawer).not.toBeInTheDocument());
      expect(await screen.findByText('Bomba nueva')).toBeVisible();
      // Nothing reaches the host by the console's own dialect.
      expect(callsBesidesProfile()).toEqual([]);
    });

    it('delete the selected records', async () => {
      await open('');
      await screen.findByText('Bomba 1');
      for (const name of ['Bomba 1', 'Bomba 2'])
        await userEvent.click(within(screen.getByText(name).closest('tr')!).getByRole('checkbox'));
      await userEvent.click(screen.getByRole('button', { name: 'Retirar' }));
      const confirm = await screen.findByRole('dialog', { name: 'Retirar' });
      await userEvent.click(within(confirm).getByRole('button', { name: 'Retirar' }));
      expect(await screen.findByText('Bomba 3')).toBeVisible();
      const table = screen.getAllByRole('table').find((element) => within(element).queryByText('Bomba 3'))!;
      expect(within(table).queryByText('Bomba 1')).toBeNull();
    });
  },
);
