// @vitest-environment jsdom
import '../../testing/jsdomPolyfills';
import { fireEvent, screen, waitFor } from '@testing-library/react';
import { describe, expect, it } from 'vitest';
import { createNormaliser } from '../../config/normalise';
import type { ResourceInput } from '../../config/schema/resource';
import { fieldDefaults } from '../../fields/core/fieldDefaults';
import { declareResources, getDeclaredResource } from '../../testing/declareResources';
import { listResponse } from '../../testing/fakeHost';
import { renderConsole } from '../../testing/renderConsole';
import { ListPage } from '../ListPage';

const companies: ResourceInput = {
  name: 'companies',
  label: { one: 'empresa', many: 'Empresas' },
  recordRepresentation: 'code',
  api: { getList: { path: '/companies', paged: false } },
  fields: {
    code: { type: 'text', label: 'Código', sortable: true },
    kind: { type: 'enum', label: 'Tipo', values: { own: 'Propia', other: 'Ajena' } },
  },
  list: { columns: ['code', 'kind'], search: true, filters: ['kind'] },
};

const all = Array.from({ length: 120 }, (_, at) => ({
  id: `c${at}`,
  code: `E-${String(at + 1).padStart(3, '0')}`,
  kind: at < 9 ? 'own' : 'other',
}));

/** Opens the list of companies at a path. The host ignores all parameters and returns all rows. */
function open(at: string, resources = declareResources(companies), dialects?: { main: { page: false } }) {
  return renderConsole(<ListPage resource={getDeclaredResource(resources, 'companies')} />, {
    resources,
    initialPath: at,
    responses: { 'GET /companies': listResponse(all) },
    ...(dialects && { dialects }),
  });
}
const codes = () =>
  screen
    .getAllByRole('row')
    .slice(1)
    .map((row) => /E-\d+/.exec(row.textContent ?? '')?.[0]);

describe('a list that its host gives whole', () => {
  it('stands on pages of its own rows, one call for all of them [LIST-02, LIST-05]', async () => {
    const { callsBesidesProfile, currentPath } = open('/admin/companies?page=3&size=50');
    expect(await screen.findByText('101–120 de 120')).toBeVisible();
    expect(codes()).toHaveLength(20);
    fireEvent.change(screen.getByRole('combobox', { name: 'Filas' }), { target: { value: '75' } });
    expect(await screen.findByText('1–75 de 120')).toBeVisible();
    fireEvent.click(screen.getByRole('link', { name: 'Página siguiente' }));
    expect(await screen.findByText('76–120 de 120')).toBeVisible();
    expect(codes()[0]).toBe('E-076');
    expect(currentPath()).toBe('/admin/companies?page=2&size=75');
    expect(callsBesidesProfile()).toEqual(['GET /companies']);
  });

  it('has no page 9999: the last one takes its place without history [LIST-04]', async () => {
    const { navigations } = open('/admin/companies?page=9999&size=50');
    expect(await screen.findByText('101–120 de 120')).toBeVisible();
    expect(navigations).toEqual(['REPLACE /admin/companies?page=3&size=50']);
  });

  it('is searched, sorted and filtered here', async () => {
    const { callsBesidesProfile, go } = open('/admin/companies?page=1&size=50&filter=kind%3Down');
    expect(await screen.findByText('9 resultados')).toBeVisible();
    await go('/admin/companies?page=1&size=50&sort=-code&search=e-01');
    expect(await screen.findByText('10 resultados')).toBeVisible();
    expect(codes().slice(0, 2)).toEqual(['E-019', 'E-018']);
    expect(callsBesidesProfile()).toEqual(['GET /companies']);
  });

  it('is so too where the host of its dialect has no pages', async () => {
    const { getList: _paged, ...api } = companies.api;
    const normalise = createNormaliser(fieldDefaults, undefined, (host) => host !== 'main');
    const input = { ...companies, api: { ...api, getList: { path: '/companies' } } };
    const resource = normalise({ file: 'companies.json', input });
    const { callsBesidesProfile } = open(
      '/admin/companies?page=3&size=50',
      new Map([['companies', resource]]),
      {
        main: { page: false },
      },
    );
    expect(await screen.findByText('101–120 de 120')).toBeVisible();
    await waitFor(() => expect(callsBesidesProfile()).toEqual(['GET /companies']));
  });

  it('is not added to below: all of it is there', () => {
    const resources = declareResources({ ...companies, list: { columns: ['code'], pagination: 'loadMore' } });
    expect(getDeclaredResource(resources, 'companies').list?.hasLoadMore).toBe(false);
  });
});
