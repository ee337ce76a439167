import { describe, expect, it } from 'vitest';
import { interpolateText } from './interpolateText';

describe('fillText', () => {
  it('fills the places of a text, whatever the values hold', () => {
    expect(interpolateText('Vincular %{id} a %{name}', { id: '$& G1', name: '%{id}' })).toBe(
      'Vincular $& G1 a %{id}',
    );
  });

  it.each([
    [1, '1 fila'],
    [0, '0 filas'],
    [4, '4 filas'],
  ])('chooses the form for %d', (smart_count, text) => {
    expect(interpolateText('%{smart_count} fila |||| %{smart_count} filas', { smart_count })).toBe(text);
  });

  it.each([
    ['El código «%{value}» no es válido', 'El código no es válido'],
    ['Editar: %{name}', 'Editar'],
    ['%{name}', ''],
    ['Puerta %{name}, planta 2', 'Puerta, planta 2'],
    ['Código %{code}. Inténtalo de nuevo.', 'Código. Inténtalo de nuevo.'],
    ['Puerta (%{name}) abierta', 'Puerta abierta'],
  ])('never shows a place that nothing fills: %s', (text: string, shown) => {
    expect(interpolateText(text, {})).toBe(shown);
    expect(interpolateText(text, { name: null, value: undefined, code: {} })).toBe(shown);
  });

  it.each(['constructor', '__proto__', 'toString'])('does not take %s for a value', (name) => {
    expect(interpolateText(`a %{${name}} b`, {})).toBe('a b');
  });

  it('asks for the places of a literal text', () => {
    // @ts-expect-error: the type names what is missing.
    expect(interpolateText('Hola, %{name}', {})).toBe('Hola,');
  });
});
