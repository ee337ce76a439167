// @vitest-environment jsdom
import { fireEvent, render, screen, waitFor } from '@testing-library/react';
import { Form } from 'ra-core';
import { lazy } from 'react';
import { afterEach, describe, expect, it, vi } from 'vitest';
import type { Field } from '../../config/types';
import { makeField } from '../../testing/makeField';
import { FieldApp } from '../../testing/FieldApp';
import { FieldInput } from './FieldInput';
import { fieldTypes } from './registry';
import type { InputProps } from './types';

const type = makeField({ type: 'text', name: 'tipo', label: 'Tipo' });
const text = (own: Partial<Field>) => makeField({ type: 'text', name: 'nombre', label: 'Nombre', ...own });

const show = (field: Field, record: Record<string, unknown> = {}) => {
  const onSubmit = vi.fn();
  render(
    <FieldApp>
      <Form record={{ id: 1, ...record }} onSubmit={onSubmit}>
        <FieldInput field={type} />
        <FieldInput field={field} />
        <button type="submit">Guardar</button>
      </Form>
    </FieldApp>,
  );
  return onSubmit;
};
const typeIn = async (label: RegExp, value: string) =>
  fireEvent.change(await screen.findByLabelText(label), { target: { value } });
const save = () => fireEvent.click(screen.getByText('Guardar'));

afterEach(() => void vi.restoreAllMocks());

describe('FieldInput', () => {
  it('appears when its condition comes true and keeps silent while it is not there', async () => {
    const onSubmit = show(text({ visibleWhen: { field: 'tipo', equals: 'piso' }, required: true }));
    await screen.findByLabelText('Tipo');
    expect(screen.queryByLabelText(/Nombre/)).toBeNull();
    save();
    await waitFor(() => expect(onSubmit).toHaveBeenCalledTimes(1));
    await typeIn(/Tipo/, 'piso');
    await screen.findByLabelText(/Nombre/);
    save();
    await screen.findByText('Obligatorio');
    expect(onSubmit).toHaveBeenCalledTimes(1);
  });

  it('is required while its condition holds, with the message of the declaration', async () => {
    const onSubmit = show(
      text({ requiredWhen: { field: 'tipo', equals: 'piso' }, requiredText: 'Falta el nombre' }),
    );
    await typeIn(/Tipo/, 'piso');
    await typeIn(/Nombre/, '   ');
    save();
    await screen.findByText('Falta el nombre');
    expect(onSubmit).not.toHaveBeenCalled();
    await typeIn(/Tipo/, 'local');
    save();
    await waitFor(() => expect(onSubmit).toHaveBeenCalled());
  });

  it('says why it is disabled', async () => {
    show(
      text({
        help: 'Ayuda',
        disabledWhen: [{ when: { field: 'tipo', equals: 'x' }, reason: 'coming_soon' }],
      }),
    );
    await screen.findByText('Ayuda');
    await typeIn(/Tipo/, 'x');
    await waitFor(() => expect(screen.getByLabelText('Nombre')).toBeDisabled());
    expect(screen.getByText('Próximamente')).toBeInTheDocument();
  });

  it('blocks nothing by what it holds while a condition disables it', async () => {
    const disabledWhen = [{ when: { field: 'tipo', equals: 'x' }, reason: 'Ahora no' }];
    const onSubmit = show(text({ options: { minLength: 12, maxLength: 12 }, disabledWhen }));
    await typeIn(/Nombre/, 'corto');
    save();
    await screen.findByText('Debe tener exactamente 12 caracteres');
    expect(onSubmit).not.toHaveBeenCalled();
    await typeIn(/Tipo/, 'x');
    save();
    await waitFor(() => expect(onSubmit).toHaveBeenCalledTimes(1));
  });

  it('is not drawn anew by what is typed elsewhere while its condition says the same', async () => {
    const plain = fieldTypes.get('text');
    if (!plain) throw new Error('No type of text');
    const drawn = vi.fn();
    const Counted = (props: InputProps) => {
      drawn(props.field.name);
      return <plain.Input {...props} />;
    };
    const Input = lazy(() => Promise.resolve({ default: Counted }));
    vi.spyOn(fieldTypes, 'get').mockReturnValue({ ...plain, Input });
    show(text({ requiredWhen: { field: 'tipo', equals: 'piso' } }));
    await typeIn(/Nombre/, 'Ana');
    drawn.mockClear();
    await typeIn(/Tipo/, 'pis');
    expect(drawn).not.toHaveBeenCalledWith('nombre');
    await typeIn(/Tipo/, 'piso');
    expect(drawn).toHaveBeenCalledWith('nombre');
  });

  it('sees the record under what the form holds', async () => {
    show(text({ visibleWhen: { field: 'plan.name', equals: 'pro' } }), { plan: { name: 'pro' } });
    expect(await screen.findByLabelText('Nombre')).toBeInTheDocument();
  });

  it.each([
    [{ minLength: 12, maxLength: 13 }, 'x'.repeat(11), 'Debe tener entre 12 y 13 caracteres'],
    [{ minLength: 12, maxLength: 12 }, 'x', 'Debe tener exactamente 12 caracteres'],
    [{ pattern: '[A-Z0-9]+', patternText: 'qid_not_valid' }, 'a', 'El QID no es válido'],
  ])('names the exact limit %j [ASSET-22]', async (options, value, message) => {
    const onSubmit = show(text({ options }));
    await typeIn(/Nombre/, value);
    save();
    await screen.findByText(message);
    expect(onSubmit).not.toHaveBeenCalled();
  });

  it('names an unknown type where the input would have been', async () => {
    show(text({ type: 'teleporter' }));
    expect(await screen.findByRole('note')).toHaveTextContent('campo «nombre» de tipo «teleporter»');
  });

  it('knows the signed-in user in conditions', async () => {
    const authProvider = { getIdentity: () => Promise.resolve({ id: 7 }) };
    render(
      <FieldApp authProvider={authProvider}>
        <Form record={{ id: 1, owner: '7' }}>
          <FieldInput field={text({ visibleWhen: { field: 'owner', currentUser: true } })} />
        </Form>
      </FieldApp>,
    );
    expect(await screen.findByLabelText('Nombre')).toBeInTheDocument();
  });
});
