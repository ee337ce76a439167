// @vitest-environment jsdom
import { render, screen } from '@testing-library/react';
import { Component } from 'react';
import { describe, expect, it, vi } from 'vitest';
import type { Field } from '../config/types';
import { makeField } from '../testing/makeField';
import { TestApp } from '../testing/TestApp';
import { FieldBoundary } from './FieldBoundary';
import { FieldValue } from './FieldValue';

const show = (field: Field, record: Record<string, unknown>) =>
  render(
    <TestApp>
      <FieldValue field={field} record={{ id: 1, ...record }} place="cell" />
    </TestApp>,
  );

describe('FieldValue', () => {
  it('reads the value at a path of the record', () => {
    show(makeField({ type: 'text', source: '$included.projects.0.name' }), {
      $included: { projects: [{ name: 'Sol' }] },
    });
    expect(screen.getByText('Sol')).toBeInTheDocument();
  });

  it.each([[null], [undefined], [''], [[]]])('shows the translated text for none instead of %j', (value) => {
    show(makeField({ type: 'text', empty: 'not_assigned' }), { campo: value });
    expect(screen.getByText('Sin asignar')).toHaveClass('field-empty');
  });

  it('names a field of an unknown type where it would have been', () => {
    show(makeField({ type: 'teleporter', name: 'puerta' }), { puerta: 1 });
    expect(screen.getByRole('note')).toHaveTextContent(
      'Tipo desconocido: campo «puerta» de tipo «teleporter»',
    );
  });
});

class Fragile extends Component<{ value: unknown }> {
  override render() {
    if (this.props.value === 'roto') throw new Error('boom');
    return <span>entero</span>;
  }
}

describe('FieldBoundary', () => {
  const cell = (value: unknown) => (
    <div>
      <FieldBoundary name="puerta" type="text" value={value}>
        <Fragile value={value} />
      </FieldBoundary>
      <span>vecino</span>
    </div>
  );

  it('shows a panel for what throws, leaves the rest alive, and gives another value another chance', () => {
    vi.spyOn(console, 'error').mockImplementation(() => {});
    const { rerender } = render(cell('roto'));
    expect(screen.getByRole('note')).toHaveTextContent('No se puede mostrar: campo «puerta» de tipo «text»');
    expect(screen.getByText('vecino')).toBeInTheDocument();
    rerender(cell('bien'));
    expect(screen.getByText('entero')).toBeInTheDocument();
  });
});
