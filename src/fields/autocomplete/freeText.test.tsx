// @vitest-environment jsdom
import '../../testing/jsdomPolyfills';
import { render, screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { Form } from 'ra-core';
import { describe, expect, it, vi } from 'vitest';
import { declareResources } from '../../testing/declareResources';
import { FieldApp } from '../../testing/FieldApp';
import { makeField } from '../../testing/makeField';
import { FieldInput } from '../core/FieldInput';

const resources = declareResources({
  name: 'projects',
  label: 'Edificios',
  recordRepresentation: 'name',
  api: { path: '/projects' },
  fields: { name: { type: 'text' } },
});
const SUN = { id: 'p1', name: 'Residencial Sol' };
const SEA = { id: 'p2', name: 'Torre Mar' };
const ALL = [SUN, SEA];
const values = { p1: SUN.name, p2: SEA.name };

const KINDS = [
  ['a reference searched at the host', 'reference', { resource: 'projects' }, 'p2', 'p1'],
  [
    'a reference searched here',
    'reference',
    { resource: 'projects', preload: true, searchLocally: true },
    'p2',
    'p1',
  ],
  ['references', 'references', { resource: 'projects', preload: true }, ['p2'], ['p2', 'p1']],
  ['an enum of several', 'enum', { values, multiple: true }, ['p2'], ['p2', 'p1']],
  ['choices of the record', 'choices', { among: 'all' }, [SEA], [SUN, SEA]],
] as const;

const show = async (type: string, options: Record<string, unknown>, value: unknown) => {
  const getList = vi.fn((_: string, { filter }: { filter: { search?: string } }) => {
    const { search = '' } = filter;
    const data = ALL.filter(({ name }) => name.toLowerCase().includes(search.toLowerCase()));
    return Promise.resolve({ data, total: data.length });
  });
  const getMany = vi.fn((_: string, { ids }: { ids: string[] }) =>
    Promise.resolve({ data: ALL.filter(({ id }) => ids.includes(id)) }),
  );
  const field = makeField({ type, name: 'project', label: 'Proyecto', options });
  const onSubmit = vi.fn();
  render(
    // The test's data provider returns one shape, which the generic types cannot express.
    <FieldApp resources={resources} dataProvider={{ getList, getMany } as never}>
      <Form record={{ id: 1, all: ALL, project: value }} onSubmit={onSubmit}>
        <FieldInput field={field} />
        <p>En otro sitio</p>
        <button type="submit">Guardar</button>
      </Form>
    </FieldApp>,
  );
  const input = await screen.findByRole<HTMLInputElement>('combobox', { name: /Proyecto/ });
  const isOne = type === 'reference';
  await waitFor(() => (isOne ? expect(input).toHaveValue(SEA.name) : screen.getByText(SEA.name)));
  const retype = async (text: string) => {
    await userEvent.clear(input);
    await userEvent.type(input, text, { initialSelectionStart: 0, initialSelectionEnd: 100 });
  };
  const save = () => userEvent.click(screen.getByText('Guardar'));
  const sent = (): unknown => {
    const [body] = (onSubmit.mock.calls[0] ?? []) as { project?: unknown }[];
    return body?.project;
  };
  return { input, isOne, onSubmit, retype, save, sent };
};

describe.each(KINDS)('%s', (_, type, options, value, both) => {
  it.each([
    ['without a match', 'Hotel'],
    ['with one match', 'residen'],
  ])('sends nothing for a text %s: it is an error at the field, and stays', async (__, text) => {
    const { input, onSubmit, retype, save } = await show(type, options, value);
    const refused = async () => {
      await waitFor(() => expect(input).toHaveAccessibleDescription(/Elige una opción de la lista/));
      expect(input).toHaveValue(text);
      await save();
      await waitFor(() => expect(input).toHaveFocus());
      expect(onSubmit).not.toHaveBeenCalled();
    };
    await userEvent.click(input);
    await userEvent.type(input, text, { initialSelectionStart: 0, initialSelectionEnd: 100 });
    // Press Enter at once, before a search on the host can have started.
    if (text === 'Hotel') await userEvent.keyboard('{Enter}');
    expect(onSubmit).not.toHaveBeenCalled();
    await userEvent.tab();
    await refused();
    await retype(text);
    await userEvent.click(screen.getByText('En otro sitio'));
    await refused();
  });

  it('takes the one match that is marked by Enter, which sends nothing yet', async () => {
    const { input, isOne, onSubmit, retype, save, sent } = await show(type, options, value);
    await retype('residen');
    await screen.findByRole('option', { name: SUN.name });
    await userEvent.keyboard('{Enter}');
    if (isOne) expect(input).toHaveValue(SUN.name);
    expect(onSubmit).not.toHaveBeenCalled();
    await save();
    await waitFor(() => expect(onSubmit).toHaveBeenCalledOnce());
    expect(sent()).toEqual(both);
  });

  it('sends nothing by Enter beside its open list when its text is emptied', async () => {
    const { input, isOne, onSubmit, save, sent } = await show(type, options, value);
    await userEvent.click(input);
    await userEvent.clear(input);
    await userEvent.keyboard('{Enter}');
    expect(onSubmit).not.toHaveBeenCalled();
    await userEvent.tab();
    await save();
    await waitFor(() => expect(onSubmit).toHaveBeenCalledOnce());
    // Clearing a single-value input sets null.
    expect(sent()).toEqual(isOne ? null : value);
  });

  it('puts back what is chosen at Escape', async () => {
    const { input, isOne, retype, save, sent, onSubmit } = await show(type, options, value);
    await userEvent.click(input);
    await userEvent.type(input, 'Hot', { initialSelectionStart: 0, initialSelectionEnd: 100 });
    await userEvent.keyboard('{Escape}');
    expect(input).toHaveValue(isOne ? SEA.name : '');
    if (!isOne) await retype('{Escape}');
    await save();
    await waitFor(() => expect(onSubmit).toHaveBeenCalledOnce());
    expect(sent()).toEqual(value);
  });
});

it('retypes a dropdown that holds a value: the letters stay, and what fits is offered', async () => {
  const { input } = await show(
    ...(['reference', { resource: 'projects', preload: true, searchLocally: true }, 'p2'] as const),
  );
  await userEvent.click(input);
  await userEvent.type(input, 'resi', { initialSelectionStart: 0, initialSelectionEnd: 100 });
  expect(input).toHaveValue('resi');
  expect(screen.getAllByRole('option').map(({ textContent }) => textContent)).toEqual([SUN.name]);
});

it('keeps the list open while several are chosen', async () => {
  const { input, onSubmit, save, sent } = await show('enum', { values, multiple: true }, ['p2']);
  await userEvent.click(input);
  await userEvent.click(screen.getByRole('option', { name: SUN.name }));
  expect(screen.getAllByRole('option', { selected: true })).toHaveLength(2);
  await userEvent.click(screen.getByRole('option', { name: SEA.name }));
  await userEvent.keyboard('{Escape}');
  await save();
  await waitFor(() => expect(onSubmit).toHaveBeenCalledOnce());
  expect(sent()).toEqual(['p1']);
});
