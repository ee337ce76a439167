// @vitest-environment jsdom
import '../../testing/jsdomPolyfills';
import { fireEvent, screen, waitFor, render } from '@testing-library/react';
import { Form } from 'ra-core';
import { expect, it } from 'vitest';
import { FieldInput } from '../../fields/core/FieldInput';
import { declareResources } from '../../testing/declareResources';
import { FieldApp } from '../../testing/FieldApp';
import { makeField } from '../../testing/makeField';
import { translatePage } from '../../testing/translatePage';

const resources = declareResources({
  name: 'cards',
  label: 'Tarjetas',
  recordRepresentation: 'id',
  api: { path: '/cards' },
  fields: {},
});

it('help and error take turns also on a page that the browser has translated', async () => {
  const field = makeField({
    type: 'text',
    name: 'valor',
    label: 'Código',
    help: 'Está en la etiqueta',
    required: true,
  });
  render(
    <FieldApp resources={resources} dataProvider={{}}>
      <Form record={{ id: 1 }}>
        <FieldInput field={field} />
        <button type="submit">Enviar</button>
      </Form>
    </FieldApp>,
  );
  expect(await screen.findByText('Está en la etiqueta')).toBeVisible();
  translatePage();
  fireEvent.click(screen.getByRole('button', { name: 'Enviar' }));
  expect(await screen.findByText('Obligatorio')).toBeVisible();
  expect(screen.queryByText('Está en la etiqueta')).toBeNull();
  translatePage();
  fireEvent.change(screen.getByRole('textbox'), { target: { value: 'Q1' } });
  await waitFor(() => expect(screen.queryByText('Obligatorio')).toBeNull());
  expect(screen.getByText('Está en la etiqueta')).toBeVisible();
});
