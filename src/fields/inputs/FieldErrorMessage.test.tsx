// @vitest-environment jsdom
import '../../testing/jsdomPolyfills';
import { fireEvent, render, screen, waitFor } from '@testing-library/react';
import { Form } from 'ra-core';
import type { ReactNode } from 'react';
import { useFormContext } from 'react-hook-form';
import { expect, it } from 'vitest';
import type { Field } from '../../config/types';
import { declareResources } from '../../testing/declareResources';
import { FieldApp } from '../../testing/FieldApp';
import { makeField } from '../../testing/makeField';
import { translatePage } from '../../testing/translatePage';
import { FieldInput } from '../core/FieldInput';

const resources = declareResources({
  name: 'cards',
  label: 'Tarjetas',
  recordRepresentation: 'id',
  api: { path: '/cards' },
  fields: {},
});

const open = (field: Field, beside?: ReactNode) =>
  render(
    <FieldApp resources={resources} dataProvider={{}}>
      <Form record={{ id: 1 }}>
        <FieldInput field={field} />
        {beside}
        <button type="submit">Enviar</button>
      </Form>
    </FieldApp>,
  );
const send = () => fireEvent.click(screen.getByRole('button', { name: 'Enviar' }));
const MISSING = 'Obligatorio';
const HELP = 'Está en la etiqueta';

it('the problems of a file and its help take turns on a page that the browser has translated', async () => {
  open(
    makeField({
      type: 'file',
      name: 'plano',
      label: 'Plano',
      help: HELP,
      required: true,
      options: { accept: ['pdf'] },
    }),
  );
  expect(await screen.findByText(HELP)).toBeVisible();
  translatePage();
  send();
  expect(await screen.findByText(MISSING)).toBeVisible();
  expect(screen.queryByText(HELP)).toBeNull();
  translatePage();
  const input = document.querySelector('input[type=file]');
  if (!input) throw new Error('no input');
  fireEvent.change(input, { target: { files: [new File(['x'], 'plano.exe', { type: 'application/exe' })] } });
  expect(await screen.findByText(/Formatos admitidos/)).toBeVisible();
  expect(screen.queryByText(MISSING)).toBeNull();
  translatePage();
  fireEvent.change(input, {
    target: { files: [new File(['%PDF-1.4'], 'plano.pdf', { type: 'application/pdf' })] },
  });
  await waitFor(() => expect(screen.queryByText(/Formatos admitidos/)).toBeNull());
  expect(screen.getByText(HELP)).toBeVisible();
});

/** Sets an error on the value as a whole, as a rule over several inputs does. */
function WrongAsAWhole() {
  const { setError, clearErrors } = useFormContext();
  return (
    <>
      <button type="button" onClick={() => setError('tarjetas.root', { message: 'Repetida' })}>
        Mal
      </button>
      <button type="button" onClick={() => clearErrors()}>
        Bien
      </button>
    </>
  );
}

it('the problem of a field with several inputs goes, and its help comes back, on such a page', async () => {
  const field = makeField({ type: 'codes', name: 'tarjetas', help: HELP, options: { entry: 'tarjeta' } });
  open(field, <WrongAsAWhole />);
  expect(await screen.findByText(HELP)).toBeVisible();
  translatePage();
  fireEvent.click(screen.getByRole('button', { name: 'Mal' }));
  expect(await screen.findByText('Repetida')).toBeVisible();
  translatePage();
  fireEvent.click(screen.getByRole('button', { name: 'Bien' }));
  expect(await screen.findByText(HELP)).toBeVisible();
  expect(screen.queryByText('Repetida')).toBeNull();
});
