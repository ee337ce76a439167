// @vitest-environment jsdom
import '../../testing/jsdomPolyfills';
import { render, screen } from '@testing-library/react';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import type { GetListParams } from 'ra-core';
import type { ResourceInput } from '../../config/schema/resource';
import { ConsoleProviders } from '../../app/ConsoleProviders';
import { clearSession, saveSession } from '../../session/session';
import { declareResources, getDeclaredResource } from '../../testing/declareResources';
import { TestApp } from '../../testing/TestApp';
import { getFirstPageRequest } from './firstPageRequest';
import { ListPage } from '../ListPage';

type List = NonNullable<ResourceInput['list']>;

const cars = (list: Partial<List>): ResourceInput => ({
  name: 'cars',
  label: 'Coches',
  recordRepresentation: 'name',
  api: { path: '/cars' },
  fields: { name: { type: 'text', label: 'Nombre' }, kind: { type: 'text', label: 'Tipo' } },
  list: { columns: ['name'], search: {}, pageSizes: [10, 50], pageSize: 10, ...list },
});
const anybody = () => true;

beforeEach(() => saveSession({ token: 't', permissions: [] }));
afterEach(clearSession);

const config = { branding: { name: '' }, ids: {}, skuImages: {}, links: {} };

describe('what is read of a list before it is drawn is what the list then asks for', () => {
  it.each<[string, Partial<List>]>([
    ['', {}],
    ['?page=3&size=50', {}],
    ['?page=x&size=7&search=%20uno%20', {}],
    ['?filter=kind:eq:a&page=2', { filters: ['kind'] }],
    ['?sort=-name', { sort: { field: 'kind', order: 'DESC' } }],
    ['', { query: { include: 'owner' } }],
  ])('at %s of %j', async (search, list) => {
    const resources = declareResources(cars(list));
    const resource = getDeclaredResource(resources, 'cars');
    const getList = vi.fn((_name: string, _params: GetListParams) =>
      Promise.resolve({ data: [{ id: 1, name: 'Rojo' }], total: 1 }),
    );
    render(
      <TestApp initialPath={`/admin/cars${search}`} resources={resources} dataProvider={{ getList } as never}>
        <ConsoleProviders resources={resources} problems={[]} config={config}>
          <ListPage resource={resource} />
        </ConsoleProviders>
      </TestApp>,
    );
    expect(await screen.findByText('Rojo')).toBeVisible();
    const asked = getList.mock.calls.map(([name, { pagination, sort, filter, meta }]) => ({
      resource: name,
      params: { pagination, sort, filter, meta },
    }));
    expect([getFirstPageRequest(resource, search, anybody)]).toEqual(asked);
  });

  it.each<[string, Partial<List>]>([
    [
      'has tabs',
      { tabs: { all: { label: 'Todos' }, mine: { label: 'Míos', path: '/mine' } } } as Partial<List>,
    ],
    ['adds rows to those there are', { pagination: 'loadMore' }],
  ])('nothing is where it %s', (_, list) => {
    const resource = getDeclaredResource(declareResources(cars(list)), 'cars');
    expect(getFirstPageRequest(resource, '', anybody)).toBeUndefined();
  });
});
