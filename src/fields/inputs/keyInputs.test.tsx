// @vitest-environment jsdom
import '../../testing/jsdomPolyfills';
import { fireEvent, render, screen, waitFor } from '@testing-library/react';
import { Form } from 'ra-core';
import { expect, it, vi } from 'vitest';
import type { Field } from '../../config/types';
import { logMessage, useMessageLog } from '../../ui/feedback/messageLog';
import { FieldApp } from '../../testing/FieldApp';
import { declareResources } from '../../testing/declareResources';
import { makeField } from '../../testing/makeField';
import { FieldInput } from '../core/FieldInput';

const CODE = '04F1E2D3C4B5A6';
const resources = declareResources({
  name: 'cards',
  label: 'Tarjetas',
  recordRepresentation: 'id',
  api: { path: '/cards' },
  fields: {},
});
const Log = () => useMessageLog().map(({ id, text }) => <p key={id}>{text}</p>);

it.each<[string, Partial<Field> & Pick<Field, 'type'>, unknown]>([
  ['a secret', { type: 'text', options: { secret: true } }, '04AA'],
  ['a text that is not kept', { type: 'text', options: { draftable: false } }, '04AA'],
  ['codes of cards', { type: 'codes' }, [{ code: '04AA', raw: null }]],
])(
  '%s stands in no attribute, is sent as typed, and no kept message repeats it [HOTEL-18]',
  async (_, own, was) => {
    const field = makeField({ ...own, name: 'valor', label: 'Clave' });
    const onSubmit = vi.fn();
    render(
      <FieldApp resources={resources} dataProvider={{}}>
        <Form record={{ id: 1, valor: was }} onSubmit={onSubmit}>
          <FieldInput field={field} />
          <button type="submit">Enviar</button>
        </Form>
        <Log />
      </FieldApp>,
    );
    await waitFor(() => expect(document.querySelector('form input')).not.toBeNull());
    const input = document.querySelector<HTMLInputElement>('form input');
    if (!input) throw new Error('no input');
    expect(input.value).toBe('04AA');
    fireEvent.change(input, { target: { value: CODE } });
    await waitFor(() => expect(input.value).toBe(CODE));
    expect(document.body.innerHTML).not.toContain(CODE);
    expect(document.body.innerHTML).not.toContain('04AA');
    fireEvent.click(screen.getByRole('button', { name: 'Enviar' }));
    await waitFor(() => expect(JSON.stringify(onSubmit.mock.calls[0]?.[0])).toContain(CODE));
    const which = JSON.stringify(own);
    logMessage('error', [`Ya existe ${CODE.toLowerCase()} ${which}`]);
    expect(await screen.findByText(`Ya existe •••••• ${which}`)).toBeInTheDocument();
  },
);
