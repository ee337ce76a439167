// @vitest-environment jsdom
import { fireEvent, screen, waitFor, within } from '@testing-library/react';
import { beforeEach, describe, expect, it, vi } from 'vitest';
import { downloadFile } from '../../lib/file/download';
import { renderConsole } from '../../testing/renderConsole';
import type { FakeResponse } from '../../testing/fakeHost';
import QrGeneratorPage from './QrGeneratorPage';

vi.mock('../../lib/file/download', () => ({ downloadFile: vi.fn() }));
const saved = vi.mocked(downloadFile);
beforeEach(() => saved.mockClear());

const codes = (...list: string[]): FakeResponse => ({ body: { data: list.map((qr) => ({ qr })) } });
const open = (responses: Record<string, FakeResponse> = {}) =>
  renderConsole(<QrGeneratorPage />, {
    resources: new Map(),
    responses,
    initialPath: '/admin/assets/qr-generator-tool',
  });
const card = async (name: string) => within(await screen.findByRole('region', { name }));
async function ask(name: string, count: string) {
  const inside = await card(name);
  fireEvent.change(inside.getByRole('textbox'), { target: { value: count } });
  fireEvent.click(inside.getByRole('button', { name: 'Descargar CSV' }));
  return inside;
}

describe('the QR generator', () => {
  it('leads back to the assets [QRGEN-02]', async () => {
    open();
    expect(await screen.findByRole('link', { name: 'Volver a los activos' })).toHaveAttribute(
      'href',
      '/admin/assets',
    );
  });

  it.each([
    ['Activos', 'assets', 'D', 'codigos-qr-activos.csv'],
    ['Gateways', 'gateways', 'Q', 'codigos-qr-gateways.csv'],
  ])('%s: downloads one code per line [QRGEN-03, QRGEN-07, QRGEN-08]', async (name, path, letter, file) => {
    const { callsBesidesProfile } = open({
      [`GET /${path}/generate-qr-codes/2`]: codes(`${letter}00000000001`, `${letter}00000000002`),
    });
    const inside = await ask(name, '2');
    await waitFor(() =>
      expect(saved).toHaveBeenCalledWith(
        file,
        `${letter}00000000001\r\n${letter}00000000002\r\n`,
        expect.any(String),
      ),
    );
    expect(callsBesidesProfile()).toEqual([`GET /${path}/generate-qr-codes/2`]);
    expect(await inside.findByText(`2 códigos generados, desde ${letter}00000000001`)).toBeInTheDocument();
    fireEvent.click(inside.getByRole('button', { name: 'Volver a descargar' }));
    expect(saved).toHaveBeenCalledTimes(2);
    expect(callsBesidesProfile()).toHaveLength(1);
  });

  it.each([
    ['Activos', '', 500],
    ['Activos', '0', 500],
    ['Activos', '501', 500],
    ['Gateways', '000', 999],
    ['Activos', '1,5', 500],
    ['Activos', '-3', 500],
    ['Gateways', '1e2', 999],
  ])('%s: «%s» is not sent [QRGEN-05, QRGEN-06]', async (name, count, max) => {
    const { callsBesidesProfile } = open();
    const inside = await ask(name, count);
    expect(inside.getByRole('textbox')).toHaveAccessibleDescription(
      `Escribe un número entero entre 1 y ${max}`,
    );
    expect(callsBesidesProfile()).toEqual([]);
  });

  it('takes three characters, as they were typed: what is no number of codes is said, never read as another [QRGEN-04]', async () => {
    open();
    const input = (await card('Gateways')).getByRole('textbox');
    expect(input).toHaveAttribute('maxlength', '3');
    fireEvent.change(input, { target: { value: '1234' } });
    expect(input).toHaveValue('123');
    fireEvent.change(input, { target: { value: '1,5' } });
    expect(input).toHaveValue('1,5');
  });

  it('keeps the codes that were made when another call fails [QRGEN-09]', async () => {
    open({
      'GET /assets/generate-qr-codes/1': codes('D1'),
      'GET /assets/generate-qr-codes/2': { status: 500 },
    });
    const inside = await ask('Activos', '1');
    expect(await inside.findByText('1 código generado: D1')).toBeVisible();
    await ask('Activos', '2');
    expect(await inside.findByText('No se han podido generar los códigos')).toBeVisible();
    expect(inside.getByText('1 código generado: D1')).toBeVisible();
    fireEvent.click(inside.getByRole('button', { name: 'Volver a descargar' }));
    expect(saved).toHaveBeenCalledTimes(2);
  });

  it.each<[string, FakeResponse]>([
    ['a failure', { status: 500 }],
    ['no answer', 'refused'],
    ['an answer without codes', { body: { data: [] } }],
    ['codes of another shape', { body: { data: [{ code: 'x' }, null, 'D1'] } }],
  ])('%s is said in its card, the other one works; nothing is saved [QRGEN-09]', async (_, answer) => {
    open({ 'GET /assets/generate-qr-codes/5': answer, 'GET /gateways/generate-qr-codes/1': codes('Q1') });
    const inside = await ask('Activos', '5');
    expect(await inside.findByText('No se han podido generar los códigos')).toBeInTheDocument();
    expect(inside.getByRole('textbox')).toHaveValue('5');
    expect(saved).not.toHaveBeenCalled();
    const other = await ask('Gateways', '1');
    expect(await other.findByText('1 código generado: Q1')).toBeInTheDocument();
    expect(other.queryByText('No se han podido generar los códigos')).not.toBeInTheDocument();
  });

  it('prints a sheet with a label for each code', async () => {
    const print = vi.spyOn(window, 'print').mockImplementation(() => {
      expect(document.querySelectorAll('.label-sheet figure')).toHaveLength(2);
      expect(document.querySelector('.label-sheet')).toHaveTextContent('D00000000001D00000000002');
    });
    HTMLImageElement.prototype.decode = () => Promise.resolve();
    open({ 'GET /assets/generate-qr-codes/2': codes('D00000000001', 'D00000000002') });
    const inside = await ask('Activos', '2');
    fireEvent.click(await inside.findByRole('button', { name: 'Imprimir etiquetas' }));
    await waitFor(() => expect(print).toHaveBeenCalledTimes(1));
    await waitFor(() => expect(document.querySelector('.label-sheet')).toBeNull());
  });
});
