// @vitest-environment jsdom
import '../../testing/jsdomPolyfills';
import { act, render, screen, waitFor } from '@testing-library/react';
import { Form } from 'ra-core';
import { describe, expect, it, vi } from 'vitest';
import type { Field } from '../../config/types';
import { fieldTypes } from '../../fields/core/registry';
import { FieldInput } from '../../fields/core/FieldInput';
import type { FieldFixture } from '../../fields/core/types';
import { declareResources } from '../../testing/declareResources';
import { FieldApp } from '../../testing/FieldApp';
import { makeField } from '../../testing/makeField';
import { PanelContainer } from '../panels/PanelContainer';
import { useFocusFirstField } from './useFocusFirstField';

const fixtures = import.meta.glob<FieldFixture>('../../fields/*/fixture.ts', {
  eager: true,
  import: 'default',
});
const resources = declareResources({
  name: 'projects',
  label: 'Edificios',
  recordRepresentation: 'name',
  api: { path: '/projects' },
  fields: { name: { type: 'text' } },
});
const dataProvider = {
  getMany: vi.fn(() => Promise.resolve({ data: [] })),
  getList: vi.fn(() => Promise.resolve({ data: [{ id: 'p1', name: 'Uno' }], total: 1 })),
};
const nothing = (): void => undefined;

function Fields({ fields, isWaiting }: { fields: readonly Field[]; isWaiting: boolean }) {
  const place = useFocusFirstField(isWaiting);
  return (
    <div ref={place}>
      {fields.map((field) => (
        <FieldInput key={field.name} field={field} />
      ))}
    </div>
  );
}

const panel = (fields: readonly Field[], isWaiting: boolean) => (
  // One shape for all resources, which the generic types cannot express.
  <FieldApp resources={resources} dataProvider={dataProvider as never}>
    <PanelContainer
      placement={{ kind: 'modal', width: 400 }}
      title="Editar"
      onClose={nothing}
      onLeave={nothing}
    >
      <Form record={{ id: 1 }}>
        <Fields fields={fields} isWaiting={isWaiting} />
      </Form>
    </PanelContainer>
  </FieldApp>
);

async function open(fields: readonly Field[]): Promise<void> {
  const { rerender } = render(panel(fields, true));
  await waitFor(() => expect(document.querySelector('.field-skeleton')).toBeNull());
  rerender(panel(fields, false));
}

const ofType = (type: string): Field =>
  makeField({ type, name: 'primero', options: fixtures[`../../fields/${type}/fixture.ts`]?.field ?? {} });

/** Types without an editable input at first: read-only ones, or ones whose rows must be added first. */
const isOnlyShown = (type: string): boolean => ['address', 'facade', 'list', 'parameters'].includes(type);

describe('a form in a panel', () => {
  it.each([...fieldTypes.keys()].filter((type) => !isOnlyShown(type)))(
    'has the focus in its first field, and nothing open over it: %s [LIST-17]',
    async (type) => {
      await open([ofType(type), makeField({ type: 'text', name: 'segundo' })]);
      const active = document.activeElement;
      expect(active?.matches('input, textarea, select, [role="combobox"]'), active?.outerHTML).toBe(true);
      expect(active).not.toHaveAttribute('name', 'segundo');
      expect(screen.queryByRole('listbox')).toBeNull();
    },
  );

  it('leaves the focus where somebody has put it meanwhile', async () => {
    const fields = [ofType('text')];
    const { rerender } = render(panel(fields, true));
    await waitFor(() => expect(document.querySelector('.field-skeleton')).toBeNull());
    const close = screen.getByRole('button', { name: 'Cerrar' });
    act(() => close.focus());
    rerender(panel(fields, false));
    expect(close).toHaveFocus();
  });
});
