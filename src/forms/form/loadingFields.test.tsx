// @vitest-environment jsdom
import '../../testing/jsdomPolyfills';
import { act, screen, waitFor } from '@testing-library/react';
import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { clearSession, saveSession } from '../../session/session';
import { declareResources, getDeclaredResource } from '../../testing/declareResources';
import { renderConsole } from '../../testing/renderConsole';
import RecordFormPanel from '../record/RecordFormPanel';

/** Resolves the input's module when the test calls it. */
const file = vi.hoisted(() => {
  let come: () => void = () => undefined;
  const coming = new Promise<void>((resolve) => {
    come = resolve;
  });
  return { coming, come: () => come() };
});
vi.mock('../../fields/text/TextInput', async (original) => {
  await file.coming;
  return original();
});

beforeEach(() => saveSession({ token: 't', permissions: [] }));
afterEach(clearSession);

it('a form shows where its inputs will be and cannot be sent before they are there; the first one then has the focus', async () => {
  const resources = declareResources({
    name: 'clients',
    label: 'Empresas',
    recordRepresentation: 'name',
    api: { getList: { path: '/clients' }, create: { path: '/clients', body: { name: '{name}' } } },
    fields: { name: { type: 'text', label: 'Nombre' } },
    create: { presentation: 'modal', title: 'Nueva empresa', submitLabel: 'Crear', fields: ['name'] },
  });
  const resource = getDeclaredResource(resources, 'clients');
  if (!resource.create || resource.create.placement.kind === 'page') throw new Error('no panel');
  renderConsole(
    <RecordFormPanel
      resource={resource}
      form={resource.create}
      placement={resource.create.placement}
      record={undefined}
      parent={undefined}
      list={undefined}
      onClose={vi.fn()}
    />,
    { resources },
  );
  const submit = await screen.findByRole('button', { name: 'Crear' });
  expect(submit).toHaveAttribute('aria-disabled', 'true');
  expect(document.querySelector('.field-skeleton')).toBeVisible();
  expect(screen.getByText('Cargando…')).toBeInTheDocument();
  await act(async () => file.come());
  expect(await screen.findByRole('textbox', { name: 'Nombre' })).toBeVisible();
  await waitFor(() => expect(submit).toHaveAttribute('aria-disabled', 'false'));
  await waitFor(() => expect(screen.getByRole('textbox', { name: 'Nombre' })).toHaveFocus());
  expect(screen.queryByText('Cargando…')).toBeNull();
});
