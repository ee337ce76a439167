// @vitest-environment jsdom
import { Suspense } from 'react';
import { act, fireEvent, render, screen, waitFor, within } from '@testing-library/react';
import { Form } from 'ra-core';
import { afterEach, describe, expect, it, vi } from 'vitest';
import { isEmpty } from '../../config/values/isEmpty';
import type { Field } from '../../config/types';
import { formatNumber } from '../../lib/formatNumber';
import { setAllowedImageOrigins } from '../../lib/image/imageOrigins';
import { escapeInvisible } from '../../lib/text/escapeInvisible';
import { isoToDateText } from '../../lib/date/parseTypedDate';
import { declareResources } from '../../testing/declareResources';
import { makeField } from '../../testing/makeField';
import { FieldApp } from '../../testing/FieldApp';
import { toFormValue, toWireValue } from './convert';
import { FieldInput } from './FieldInput';
import { FieldValue } from './FieldValue';
import * as z from 'zod/mini';
import { fieldDefaults } from './fieldDefaults';
import { getFormBehaviour } from './formBehaviours';
import { fieldTypes } from './registry';
import { fieldSchemas } from './schemas';
import type { FieldFixture, CachedRecords } from './types';

// Origin of the fixtures' images.
setAllowedImageOrigins(['https://example.com']);

const fixtures = import.meta.glob<FieldFixture>('../*/fixture.ts', { eager: true, import: 'default' });

const HOSTILE = [
  '<img src=x onerror="window.__pwned=1">',
  '"><svg/onload=window.__pwned=1>',
  '{{7*7}} ${7*7}',
  '%{name} |||| %{smart_count}',
  'javascript:alert(1)',
  '\u202Egpj.exe',
  'x'.repeat(5000),
  '__proto__',
];
const WRONG = [{}, [], [{}], [null], 0, -1, Number.NaN, true, { id: {} }, { name: {} }, [[]], 1e21, ''];

const resources = declareResources({
  name: 'projects',
  label: 'Edificios',
  recordRepresentation: 'name',
  api: { path: '/projects' },
  fields: { name: { type: 'text' } },
  show: { header: { fields: [] }, tabs: { info: { label: 'Info', fields: ['name'] } } },
});
const project = (id: string | number) => ({ id, name: `Proyecto ${id}` });
const dataProvider = {
  getMany: vi.fn((_: string, { ids }: { ids: (string | number)[] }) =>
    Promise.resolve({ data: ids.map(project) }),
  ),
  getList: vi.fn(() => Promise.resolve({ data: [project('p1'), project('p2')], total: 2 })),
};
const related: CachedRecords = {
  find: (_, id) => project(id),
  titleOf: (_, record) => String(record.name ?? ''),
};
const t = (text: string) => ({ yes: 'Sí', no: 'No', 'enums.street_type.street': 'Calle' })[text] ?? text;

const wrap = (children: React.ReactNode) => (
  // The tests' data provider returns one shape for all resources, which the generic types cannot express.
  <FieldApp resources={resources} dataProvider={dataProvider as never}>
    {children}
  </FieldApp>
);
const fieldOf = (type: string, own: Partial<Field> = {}): Field =>
  makeField({ type, name: 'valor', label: 'Etiqueta', options: fixtureOf(type).field, ...own });
const fixtureOf = (type: string): FieldFixture => {
  const fixture = fixtures[`../${type}/fixture.ts`];
  if (!fixture) throw new Error(`src/fields/${type} has no fixture.ts`);
  return fixture;
};

const showForm = async (field: Field, record: Record<string, unknown> = {}, onSubmit = vi.fn()) => {
  render(
    wrap(
      <Form
        record={{ id: 1, allowed: [{ id: 'u1', email: 'ana@example.com' }], ...record }}
        onSubmit={onSubmit}
      >
        <FieldInput field={field} />
        <button type="submit">Enviar</button>
      </Form>,
    ),
  );
  await waitFor(() => expect(document.querySelector('.field-skeleton')).toBeNull());
  return onSubmit;
};
const INPUTS = 'form input:not([type=color]):not([aria-hidden]), form textarea, form [role=combobox]';
/** The control of a field; for a group of inputs, the group. */
const control = (isGroup = false) => {
  const found = document.querySelector<HTMLElement>(isGroup ? 'form fieldset' : INPUTS);
  if (!found) throw new Error('The form has no control');
  return found;
};

afterEach(() => vi.restoreAllMocks());

it('finds a fixture and a schema for every field type, and a type for every fixture', () => {
  const names = [...fieldTypes.keys()].sort();
  expect(
    Object.keys(fixtures)
      .map((path) => path.split('/')[1])
      .sort(),
  ).toEqual(names);
  expect([...fieldSchemas.keys()].sort()).toEqual(names);
});

describe.each([...fieldTypes.values()].map((type) => [type.type, type] as const))('%s', (name, type) => {
  const fixture = fixtureOf(name);
  const field = fieldOf(name);
  const { isGroup = false } = fixture;
  const inForm = getFormBehaviour(field);
  const shown = [...fixture.values, ...(fixture.displayOnlyValues ?? [])].filter((value) => !isEmpty(value));

  it('has defaults that a declaration could say itself, each an option', () => {
    const options = z.partial(z.strictObject(fieldSchemas.get(name)?.shape ?? {}));
    expect(z.safeParse(options, fieldDefaults.get(name) ?? {}).error?.issues).toBeUndefined();
  });

  it('could start with any of its values: a default may be one', () => {
    const value = fieldSchemas.get(name)?.value;
    for (const one of fixture.values) expect(value && z.safeParse(value, one).error?.issues).toBeUndefined();
  });

  it.each(shown.map((value) => [JSON.stringify(value), value]))(
    'shows %s in a row and on a page',
    async (_, value) => {
      const text = type.toText(value, field, t, related);
      const expected = typeof text === 'number' ? formatNumber(text) : text;
      for (const place of ['cell', 'detail'] as const) {
        const { container, unmount } = render(
          wrap(<FieldValue field={field} record={{ id: 1, valor: value }} place={place} />),
        );
        if (name === 'image')
          expect(container.querySelector('img')?.src).toMatch(/^(https:|data:image\/png)/);
        // Beside the address of the same home.
        else if (name === 'facade' && place === 'cell')
          expect(container.querySelector('.facade')).not.toBeNull();
        else await waitFor(() => expect(plain(container.textContent)).toContain(plain(expected)));
        expect(container.querySelector('.field-failure')).toBeNull();
        unmount();
      }
    },
  );

  it('has a text for each of its values', () => {
    if (name === 'image') return;
    for (const value of shown) expect(String(type.toText(value, field, t, related))).not.toBe('');
  });

  it.each([[null], [undefined], ['']])('shows the text for none when the value is %s', (value) => {
    const record = value === undefined ? { id: 1 } : { id: 1, valor: value };
    const { container } = render(
      wrap(<FieldValue field={{ ...field, emptyText: 'not_reported' }} record={record} place="cell" />),
    );
    expect(container.textContent).toBe('No informado');
    expect(type.toText(value, field, t)).toBe('');
  });

  it('shows hostile texts literally, without running or linking them', async () => {
    for (const text of HOSTILE) {
      for (const value of [
        text,
        [text],
        { id: 1, name: text, content: text, street_name: text },
        [{ id: 1, name: text }],
      ]) {
        const { container, unmount } = render(
          wrap(<FieldValue field={field} record={{ id: 1, valor: value }} place="detail" />),
        );
        const expected = type.toText(value, field, t, related);
        if (typeof expected === 'string')
          await waitFor(() =>
            expect(plain(container.textContent)).toContain(plain(escapeInvisible(expected))),
          );
        expect(container.querySelector('.field-failure, svg, [onerror], [onload]')).toBeNull();
        for (const link of container.querySelectorAll('a'))
          expect(link.href).toMatch(/^(https?:|mailto:|tel:)/);
        unmount();
      }
    }
    expect('__pwned' in window).toBe(false);
  });

  it('survives values of a wrong type, in whatever function they reach', async () => {
    for (const value of [...WRONG, ...HOSTILE]) {
      const { container, unmount } = render(
        wrap(<FieldValue field={field} record={{ id: 1, valor: value }} place="cell" />),
      );
      expect(container.querySelector('.field-failure')).toBeNull();
      expect(container.textContent).not.toMatch(/\[object|NaN|undefined/);
      expect(String(type.toText(value, field, t))).not.toMatch(/\[object|NaN|undefined/);
      await toWireValue(field, toFormValue(field, { valor: value }, false));
      await inForm.validate?.(value, field);
      type.filterToUrl?.(value, field);
      unmount();
    }
  });

  it('sends unchanged what was loaded and not touched', async () => {
    for (const value of fixture.values) {
      const form = toFormValue(field, { valor: value }, false);
      expect(await inForm.validate?.(form, field)).toBeUndefined();
      expect(await toWireValue(field, form, form)).toEqual(value);
    }
  });

  it('sends null or an empty list for nothing', async () => {
    for (const nothing of [null, '']) {
      const wire = await toWireValue(field, nothing);
      expect(isEmpty(wire) && wire !== '').toBe(true);
    }
  });

  it('refuses each invalid value with a text', async () => {
    for (const value of fixture.invalid) {
      const problem = await inForm.validate?.(value, field);
      expect(problem?.message, JSON.stringify(value)).toBeTruthy();
    }
  });

  it('keeps filters over the address and drops what is none [LIST-04]', () => {
    expect(Boolean(type.Filter)).toBe(Boolean(fixture.filters));
    expect(Boolean(type.filterToUrl && type.filterFromUrl)).toBe(Boolean(fixture.filters));
    for (const value of fixture.filters ?? []) {
      const text = type.filterToUrl?.(value, field) ?? '';
      expect(text).not.toBe('');
      expect(type.filterFromUrl?.(text, field)).toEqual(value);
    }
    for (const text of fixture.invalidFilters ?? [])
      expect(type.filterFromUrl?.(text, field), text).toBeUndefined();
  });

  const Filter = type.Filter;
  // Some types have no filter.
  if (Filter)
    it('has a filter that takes its label and shows what is in force', async () => {
      const value = fixture.filters?.[0];
      const onChange = vi.fn();
      render(
        wrap(
          <Suspense>
            <label htmlFor="filtro">Etiqueta</label>
            <Filter id="filtro" field={field} value={value} onChange={onChange} />
          </Suspense>,
        ),
      );
      const input = await screen.findByLabelText<HTMLInputElement>('Etiqueta', {});
      // The input shows dates in Spanish format.
      const shown = isoToDateText(type.filterToUrl?.(value, field) ?? '');
      await waitFor(() => expect(input.value).toBe(shown));
      expect(input).toHaveClass('filter-input');
      fireEvent.change(input, { target: { value: '' } });
      if (input.tagName === 'INPUT') fireEvent.keyDown(input, { key: 'Enter' });
      expect(onChange).toHaveBeenLastCalledWith(undefined);
    });

  it('has a named control with its value, and says nothing to the console', async () => {
    const complaints = vi.spyOn(console, 'error');
    await showForm(field, { valor: toFormValue(field, { valor: fixture.values[0] }, false) });
    await waitFor(() => expect(control(isGroup)).toHaveAccessibleName(/Etiqueta/));
    await act(async () => {});
    expect(complaints.mock.calls.map((call) => call.join(' '))).toEqual([]);
  });

  it('asks for a required value before it sends', async () => {
    const onSubmit = await showForm({ ...field, required: true });
    if (name === 'boolean') return; // a switch always has a value
    // A group has no `aria-required`: its legend has the mark, and each of its inputs has the attribute.
    if (!isGroup) await waitFor(() => expect(control()).toHaveAttribute('aria-required', 'true'));
    fireEvent.click(screen.getByText('Enviar'));
    // A group shows the error at each of its inputs.
    expect((await screen.findAllByText('Obligatorio'))[0]).toBeInTheDocument();
    expect(onSubmit).not.toHaveBeenCalled();
  });

  it('locks a read-only control and still sends its value', async () => {
    const value = toFormValue(field, { valor: fixture.values[0] }, false);
    const onSubmit = await showForm({ ...field, readOnly: true }, { valor: value });
    await waitFor(() => expect(isLocked(control())).toBe(true));
    for (const input of document.querySelectorAll<HTMLElement>(INPUTS)) expect(isLocked(input)).toBe(true);
    for (const button of within(document.querySelector('form') ?? document.body).queryAllByRole('button'))
      if (button.textContent !== 'Enviar') expect(isLocked(button)).toBe(true);
    fireEvent.click(screen.getByText('Enviar'));
    await waitFor(() => expect(onSubmit).toHaveBeenCalled());
    expect(onSubmit.mock.calls[0]?.[0]).toHaveProperty('valor', value);
  });
});

const isLocked = (element: HTMLElement): boolean =>
  element.matches(':disabled, .Mui-disabled, [aria-disabled="true"], [readonly]');
const plain = (text: string | null | undefined): string => (text ?? '').replaceAll(/\s+/g, ' ').trim();
