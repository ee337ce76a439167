// @vitest-environment jsdom
import { fireEvent, render, screen, waitFor } from '@testing-library/react';
import { Form } from 'ra-core';
import { beforeEach, describe, expect, it, vi } from 'vitest';
import { setAllowedImageOrigins } from '../../lib/image/imageOrigins';
import { makeField } from '../../testing/makeField';
import { TestApp } from '../../testing/TestApp';
import { FieldInput } from '../core/FieldInput';

const LOGO = 'https://example.com/logo.png';

const show = (type: string, options: Record<string, unknown>, value: unknown = null) => {
  const onSubmit = vi.fn();
  render(
    <TestApp>
      <Form record={{ id: 1, logo: value }} onSubmit={onSubmit}>
        <FieldInput field={makeField({ type, name: 'logo', label: 'Logo', options })} />
        <button type="submit">Guardar</button>
      </Form>
    </TestApp>,
  );
  return onSubmit;
};
const choose = async (file: File) =>
  fireEvent.change(await screen.findByLabelText('Logo'), { target: { files: [file] } });

beforeEach(() => {
  // jsdom implements neither.
  URL.createObjectURL = () => 'blob:preview';
  URL.revokeObjectURL = () => {};
  setAllowedImageOrigins(['https://example.com']);
});

describe('the picker of files', () => {
  it('names the limit and the file as soon as it is chosen [CLIENT-36]', async () => {
    show('image', { maxBytes: 1024 * 1024 });
    await choose(new File([new Uint8Array(1024 * 1024 + 1)], 'foto.png', { type: 'image/png' }));
    expect(
      await screen.findByText('El archivo «foto.png» supera el tamaño máximo de 1 MB'),
    ).toBeInTheDocument();
  });

  it('judges by content and lists the formats [CLIENT-61]', async () => {
    const onSubmit = show('file', {});
    await choose(new File(['<svg/>'], 'legal.pdf', { type: 'application/pdf' }));
    expect(await screen.findByText(/Formatos admitidos: pdf, doc, docx/)).toBeInTheDocument();
    fireEvent.click(screen.getByText('Guardar'));
    await waitFor(() => expect(screen.getByLabelText('Logo')).toHaveAttribute('aria-invalid', 'true'));
    expect(onSubmit).not.toHaveBeenCalled();
  });

  it.each([
    ['file', 7, '7'],
    ['image', 7, '7'],
    ['image', '/files/plano.png', 'plano.png'],
  ])(
    'shows a stored %s that its host keeps elsewhere as %j, and sends it again',
    async (type, value, name) => {
      const onSubmit = show(type, { upload: { path: '/files', valuePath: 'id' } }, value);
      expect(await screen.findByText(name)).toBeInTheDocument();
      fireEvent.click(screen.getByText('Guardar'));
      await waitFor(() => expect(onSubmit).toHaveBeenCalled());
      expect(onSubmit.mock.calls[0]?.[0]).toHaveProperty('logo', value);
    },
  );

  it('says why a stored picture of another host is not loaded, and keeps it', async () => {
    const onSubmit = show('image', {}, 'https://tracker.example/pixel.png');
    expect(await screen.findByText(/tracker\.example no está entre los sitios/)).toBeInTheDocument();
    expect(screen.queryByRole('img')).toBeNull();
    fireEvent.click(screen.getByText('Guardar'));
    await waitFor(() => expect(onSubmit).toHaveBeenCalled());
    expect(onSubmit.mock.calls[0]?.[0]).toHaveProperty('logo', 'https://tracker.example/pixel.png');
  });

  it('shows what is stored, previews what is chosen and takes it out again [CUST-04]', async () => {
    const onSubmit = show('image', {}, LOGO);
    expect(await screen.findByAltText('Imagen actual')).toHaveAttribute('src', LOGO);
    await choose(new File(['x'], 'nuevo.png'));
    expect(await screen.findByAltText('Imagen elegida: nuevo.png')).toHaveAttribute('src', 'blob:preview');
    fireEvent.click(screen.getByRole('button', { name: 'Quitar Logo' }));
    await waitFor(() => expect(screen.queryByRole('img')).toBeNull());
    fireEvent.click(screen.getByText('Guardar'));
    await waitFor(() => expect(onSubmit).toHaveBeenCalled());
    expect(onSubmit.mock.calls[0]?.[0]).toHaveProperty('logo', null);
  });
});
