// @vitest-environment jsdom
import { render, screen } from '@testing-library/react';
import { expect, it } from 'vitest';
import { Tag } from './Tag';

it('a state and a mark are one kind of tag, each in its tone', () => {
  render(
    <>
      <Tag dot tone="danger">
        Desconectado
      </Tag>
      <Tag tone="danger">Parado</Tag>
      <Tag>Sin datos</Tag>
    </>,
  );
  expect(screen.getByText('Desconectado').className).toBe('tag danger with-dot');
  expect(screen.getByText('Parado').className).toBe('tag danger');
  expect(screen.getByText('Sin datos').className).toBe('tag neutral');
});
