// @vitest-environment jsdom
import { useLayoutEffect } from 'react';
import { render, screen } from '@testing-library/react';
import { expect, it } from 'vitest';
import { Afterwards, FirstPage } from './Afterwards';

it('comes right after the first page, and with every other page at once', () => {
  const drawn: (string | null)[] = [];
  const Page = ({ name }: { name: string }) => {
    useLayoutEffect(() => void drawn.push(document.body.textContent), []);
    return (
      <main key={name}>
        <span>{`${name} `}</span>
        <span>
          <Afterwards instead="(sitio)">Menú</Afterwards>
        </span>
      </main>
    );
  };
  const { rerender } = render(
    <FirstPage>
      <Page key="1" name="Activos" />
    </FirstPage>,
  );
  expect(screen.getByRole('main')).toHaveTextContent('Activos Menú');
  rerender(
    <FirstPage>
      <Page key="2" name="Usuarios" />
    </FirstPage>,
  );
  expect(drawn).toEqual(['Activos (sitio)', 'Usuarios Menú']);
});
