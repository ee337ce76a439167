// @vitest-environment jsdom
import '../../testing/jsdomPolyfills';
import { act, render, screen, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { Form } from 'ra-core';
import { expect, it, vi } from 'vitest';
import { FieldApp } from '../../testing/FieldApp';
import { makeField } from '../../testing/makeField';
import { declareResources } from '../../testing/declareResources';
import { FieldInput } from '../core/FieldInput';
import '../../scanner/ScannerPanel';
import './CodesInput';

const resources = declareResources({
  name: 'rooms',
  label: 'Habitaciones',
  recordRepresentation: 'id',
  api: { path: '/rooms' },
  fields: { id: { type: 'text' } },
});

const cards = () => screen.getAllByRole<HTMLInputElement>('textbox', { name: /^Tarjeta \d/ });
const scanner = () => within(screen.getByRole('dialog', { name: /^Escanear/ }));

/** Types a code where the camera reads them. */
async function readCode(code: string): Promise<void> {
  act(() => scanner().getByRole('textbox').focus());
  await userEvent.keyboard(`${code}{Enter}`);
}

it('scans several codes and lists those that were not accepted, with the reason but not the whole code [AACC-94]', async () => {
  const field = makeField({ type: 'codes', name: 'cards', label: 'Tarjetas', options: { entry: 'tarjeta' } });
  render(
    <FieldApp resources={resources}>
      <Form record={{ id: 1, cards: [] }} onSubmit={vi.fn()}>
        <FieldInput field={field} />
      </Form>
    </FieldApp>,
  );
  await userEvent.click(await screen.findByRole('button', { name: 'Escanear el código de «Tarjeta 1»' }));
  await act(() => vi.dynamicImportSettled());
  await userEvent.click(scanner().getByRole('checkbox', { name: /^Seguir con la siguiente/ }));
  await readCode('04A1B2C3D4');
  await readCode('04:A1:B2:C3:D4');
  await readCode('04A1');
  await readCode('04FFEEDDCC');
  expect(
    scanner()
      .getAllByRole('listitem')
      .map(({ textContent }) => textContent),
  ).toEqual([expect.stringMatching(/^…C3D4: .*tarjeta 1/), expect.stringMatching(/^…04A1: .*8/)]);
  await readCode('04BBBBBBBB');
  expect(screen.queryByRole('dialog')).toBeNull();
  expect(cards().map(({ value }) => value)).toEqual(['04A1B2C3D4', '04FFEEDDCC', '04BBBBBBBB']);
  expect(screen.getAllByRole('listitem')).toHaveLength(2);
  expect(document.body.textContent).not.toContain('04A1B2C3D4');
});
