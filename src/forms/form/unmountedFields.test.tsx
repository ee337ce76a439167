// @vitest-environment jsdom
import '../../testing/jsdomPolyfills';
import { lazy } from 'react';
import { fireEvent, screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import type { FormInput } from '../../config/schema/form';
import type { InputProps } from '../../fields/core/types';
import { clearSession, saveSession } from '../../session/session';
import { declareResources, getDeclaredResource } from '../../testing/declareResources';
import { renderConsole } from '../../testing/renderConsole';
import RecordFormPanel from '../record/RecordFormPanel';

/** Suspends forever: the input renders, which registers it, but never commits. */
const drawn = vi.hoisted(() => vi.fn());
vi.mock('../../fields/url/UrlInput', async (original) => {
  const { default: UrlInput } = await original<typeof import('../../fields/url/UrlInput')>();
  const Drawn = () => {
    drawn();
    return null;
  };
  const Part = lazy(() => new Promise<never>(() => undefined));
  return {
    default: (props: InputProps) => (
      <>
        <UrlInput {...props} />
        <Drawn />
        <Part />
      </>
    ),
  };
});

beforeEach(() => saveSession({ token: 't', permissions: [] }));
afterEach(() => {
  clearSession();
  drawn.mockClear();
});

/** Opens the create form, whose required field `web` never mounts. */
function open(fields: FormInput['fields']) {
  const resources = declareResources({
    name: 'clients',
    label: 'Empresas',
    recordRepresentation: 'name',
    api: { getList: { path: '/clients' }, create: { path: '/clients', body: { name: '{name}' } } },
    fields: {
      name: { type: 'text', label: 'Nombre' },
      web: {
        type: 'url',
        label: 'Web',
        required: true,
        visibleWhen: { not: { field: 'name', equals: 'Sol' } },
      },
    },
    create: { presentation: 'modal', submitLabel: 'Crear', fields },
  });
  const resource = getDeclaredResource(resources, 'clients');
  if (!resource.create || resource.create.placement.kind === 'page') throw new Error('no panel');
  return renderConsole(
    <RecordFormPanel
      resource={resource}
      form={resource.create}
      placement={resource.create.placement}
      record={undefined}
      parent={undefined}
      list={undefined}
      onClose={vi.fn()}
    />,
    { resources, responses: { 'POST /clients': {} } },
  );
}
const type = async (value: string) =>
  fireEvent.change(await screen.findByRole('textbox', { name: 'Nombre' }), { target: { value } });

it.each([
  ['by its condition', ['name', 'web'], () => type('Sol')],
  [
    'with its way to fill the form in',
    [
      {
        alternatives: [
          { label: 'Con web', fields: ['web'] },
          { label: 'Sin web', fields: ['name'] },
        ],
      },
    ],
    () => userEvent.click(screen.getByRole('radio', { name: 'Sin web' })),
  ],
] satisfies [string, FormInput['fields'], () => Promise<unknown>][])(
  'a field that goes away %s while it is loading is not checked any more',
  async (_, fields, goAway) => {
    const { callsBesidesProfile } = open(fields);
    await waitFor(() => expect(drawn).toHaveBeenCalled());
    expect(document.querySelector('.field-skeleton')).toBeVisible();
    await goAway();
    const submit = screen.getByRole('button', { name: 'Crear' });
    await waitFor(() => expect(submit).toHaveAttribute('aria-disabled', 'false'));
    await userEvent.click(submit);
    await waitFor(() => expect(callsBesidesProfile()).toContain('POST /clients'));
  },
);
