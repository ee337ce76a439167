// @vitest-environment jsdom
import '../../testing/jsdomPolyfills';
import { fireEvent, render, screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { Form } from 'ra-core';
import { describe, expect, it, vi } from 'vitest';
import { Notifications } from '../../layout/notifications/Notifications';
import { makeField } from '../../testing/makeField';
import { FieldApp } from '../../testing/FieldApp';
import { FieldInput } from '../core/FieldInput';

const show = async (disabled = false) => {
  const onSubmit = vi.fn();
  const field = makeField({
    type: 'text',
    name: 'did',
    label: 'DID',
    readOnly: disabled,
    options: { scan: true, upperCase: true, maxLength: 13 },
  });
  render(
    <FieldApp>
      <Form record={{ id: 1, did: null }} onSubmit={onSubmit}>
        <FieldInput field={field} />
        <button type="submit">Guardar</button>
      </Form>
      <Notifications />
    </FieldApp>,
  );
  return { input: await screen.findByRole('textbox', { name: /DID/ }), onSubmit };
};
const paste = (text: string) => userEvent.paste(text);
const SEVERAL = /varios signos «=»/;

describe('a text field with `scan`', () => {
  it('cuts what is pasted at its "=", past the length of the field [ASSET-12, ASSET-23]', async () => {
    const { input } = await show();
    await userEvent.click(input);
    await paste('https://codes.example.com/x?q=d9mxg5e00001');
    expect(input).toHaveValue('D9MXG5E00001');
  });

  it('lets a piece of a code be pasted where the cursor is', async () => {
    const { input } = await show();
    await userEvent.type(input, 'D9');
    await paste('MXG');
    expect(input).toHaveValue('D9MXG');
  });

  it('cuts what a scanner types, at its Enter, and does not send the form yet [ASSET-12]', async () => {
    const { input, onSubmit } = await show();
    await userEvent.type(input, 'D000');
    await userEvent.tab();
    await userEvent.type(input, 'https://codes.example.com/?q=D9MXG5E00001{Enter}');
    expect(input).toHaveValue('D9MXG5E00001');
    expect(onSubmit).not.toHaveBeenCalled();
    await userEvent.type(input, '{Enter}');
    await waitFor(() => expect(onSubmit).toHaveBeenCalledOnce());
  });

  it('cuts what was typed when the field is left', async () => {
    const { input } = await show();
    await userEvent.type(input, 'x=D123');
    await userEvent.tab();
    expect(input).toHaveValue('D123');
  });

  it.each([
    ['a=b=D9MXG5E0001', SEVERAL],
    ['D9MX\u0007', /no se pueden escribir/],
    [`q=${'x'.repeat(300)}`, /demasiado largo/],
  ])('refuses a pasted %j and keeps what it held', async (text, message) => {
    const { input } = await show();
    await userEvent.type(input, 'D1');
    await paste(text);
    await waitFor(() => expect(screen.getByText(message)).toBeInTheDocument());
    expect(input).toHaveValue('D1');
  });

  it('refuses several "=" that were typed', async () => {
    const { input } = await show();
    await userEvent.type(input, 'a=b=D9MXG5E0001{Enter}');
    await waitFor(() => expect(screen.getByText(SEVERAL)).toBeInTheDocument());
    expect(input).toHaveValue('');
  });

  it('opens the scanner, where the code can be typed without a camera; Escape and Enter stay in it [ASSET-11]', async () => {
    const { input, onSubmit } = await show();
    await userEvent.click(screen.getByRole('button', { name: 'Escanear el código de «DID»' }));
    expect(await screen.findByText('No hay ninguna cámara disponible')).toBeInTheDocument();
    await userEvent.type(screen.getByLabelText('O escribe el código'), 'x=d9mxg5e00001{Enter}');
    await waitFor(() => expect(input).toHaveValue('D9MXG5E00001'));
    expect(screen.queryByRole('dialog')).toBeNull();
    expect(onSubmit).not.toHaveBeenCalled();
  });

  it('does nothing while it is locked', async () => {
    const { input } = await show(true);
    fireEvent.click(screen.getByRole('button', { name: /Escanear/ }));
    expect(screen.queryByRole('dialog')).toBeNull();
    fireEvent.paste(input, { clipboardData: { getData: () => 'x=D123' } });
    expect(input).toHaveValue('');
  });
});
