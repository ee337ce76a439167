import { describe, expect, it } from 'vitest';
import { parseTenantPreview, markRefusedCells, toUploadRows } from './tenantPreview';

const cell = (label: string, error = false) => ({ label, error });
const good = {
  name: cell('Ana'),
  email: cell('a@x.es'),
  address: cell('Mayor 1'),
  assetId: cell('D1'),
};

describe('the preview of a tenants file', () => {
  it('has a label and a flag for each cell, and says which rows are wrong [USER-38, USER-39]', () => {
    const preview = parseTenantPreview({
      is_error: true,
      preview_data: [good, { ...good, email: cell('no', true) }],
    });
    expect(preview).toEqual({
      isError: true,
      rows: [
        { ...good, line: 2, error: false },
        { ...good, email: cell('no', true), line: 3, error: true },
      ],
    });
  });

  it('is wrong when a cell is, whatever the host says of the whole [USER-45]', () => {
    expect(
      parseTenantPreview({ is_error: false, preview_data: [{ ...good, name: cell('', true) }] })?.isError,
    ).toBe(true);
    expect(parseTenantPreview({ is_error: true, preview_data: [good] })?.isError).toBe(true);
    expect(parseTenantPreview({ preview_data: [good] })?.isError).toBe(false);
  });

  it('is wrong where a spreadsheet wrote something in place of a value, whatever the host says', () => {
    const preview = parseTenantPreview({
      preview_data: [{ ...good, assetId: cell('8,93407E+19'), name: cell('#¡REF!') }],
    });
    expect(preview).toMatchObject({
      isError: true,
      rows: [
        {
          name: { reason: 'Es un error de la hoja de cálculo' },
          assetId: { reason: expect.stringMatching(/redondeado/) },
        },
      ],
    });
  });

  it('reads cells of other shapes as text', () => {
    const preview = parseTenantPreview({
      preview_data: [{ name: 'Ana', email: null, assetId: { label: 7 } }, {}],
    });
    expect(preview?.rows.map(({ name, email, assetId }) => [name.label, email.label, assetId.label])).toEqual(
      [
        ['Ana', '', '7'],
        ['', '', ''],
      ],
    );
  });

  it.each([
    undefined,
    null,
    [],
    'text',
    {},
    { preview_data: null },
    { preview_data: {} },
    { preview_data: [] },
    { preview_data: [null] },
    { preview_data: [good, 5] },
  ])('%j is no preview [USER-44]', (answer) => expect(parseTenantPreview(answer)).toBeUndefined());

  it('has the rows of the spreadsheet, also where the host leaves lines out', () => {
    const file = [
      ['Name', 'email'],
      ['', ''],
      ['Ana', 'a@x.es'],
      ['Ana', 'a@x.es'],
      ['', ''],
      ['Eva', 'no'],
    ];
    const rows = [
      good,
      good,
      { ...good, name: cell('Eva'), email: cell('no', true) },
      { name: cell('Otra') },
    ];
    expect(parseTenantPreview({ preview_data: rows }, file)?.rows.map(({ line }) => line)).toEqual([
      3, 4, 6, 7,
    ]);
    expect(parseTenantPreview({ preview_data: rows })?.rows.map(({ line }) => line)).toEqual([2, 3, 4, 5]);
  });

  it('marks the cells that the host refuses when they are sent, with its reasons [USER-44]', () => {
    const preview = parseTenantPreview({ preview_data: [good, good] })!;
    const refused = (pointer: string, message = 'No existe') =>
      markRefusedCells(preview, { fieldErrors: [{ pointer, message }] });
    expect(refused('/data/preview_data/1/asset_id')).toMatchObject({
      isError: true,
      rows: [
        { line: 2, error: false },
        { line: 3, error: true, assetId: { label: 'D1', error: true, reason: 'No existe' } },
      ],
    });
    expect(refused('/preview_data/0/email', '')?.rows[0]?.email).toEqual({ label: 'a@x.es', error: true });
    for (const pointer of ['/preview_data/9/email', '/preview_data/0/other', '/preview_data', '/0/email'])
      expect(refused(pointer)).toBeUndefined();
  });

  it('is sent as rows of name, email, address and asset_id [USER-40]', () => {
    const preview = parseTenantPreview({ preview_data: [good] });
    expect(preview && toUploadRows(preview)).toEqual([
      { name: 'Ana', email: 'a@x.es', address: 'Mayor 1', asset_id: 'D1' },
    ]);
  });
});
