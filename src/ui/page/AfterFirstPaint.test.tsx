// @vitest-environment jsdom
import { useLayoutEffect } from 'react';
import { render, screen } from '@testing-library/react';
import { expect, it } from 'vitest';
import { AfterFirstPaint, FirstPaintBoundary } from './AfterFirstPaint';

it('comes right after the first page, and with every other page at once', () => {
  const drawn: (string | null)[] = [];
  const Page = ({ name }: { name: string }) => {
    useLayoutEffect(() => void drawn.push(document.body.textContent), []);
    return (
      <main key={name}>
        <span>{`${name} `}</span>
        <AfterFirstPaint fallback={<span>(sitio)</span>}>
          <span>Menú</span>
        </AfterFirstPaint>
      </main>
    );
  };
  const { rerender } = render(
    <FirstPaintBoundary>
      <Page key="1" name="Activos" />
    </FirstPaintBoundary>,
  );
  expect(screen.getByRole('main')).toHaveTextContent('Activos Menú');
  rerender(
    <FirstPaintBoundary>
      <Page key="2" name="Usuarios" />
    </FirstPaintBoundary>,
  );
  expect(drawn).toEqual(['Activos (sitio)', 'Usuarios Menú']);
});
