// @vitest-environment jsdom
import { screen } from '@testing-library/react';
import { expect, it } from 'vitest';
import { showFatalPage } from './fatalPage';

it('says that the page is broken and offers to load it anew, in place of what was there', () => {
  document.body.innerHTML = '<div id="root"><p>before</p></div>';
  showFatalPage(document.querySelector('#root') ?? document.body);
  expect(screen.getByRole('alert')).toHaveTextContent('Ha ocurrido un error en la página web');
  expect(screen.getByRole('button', { name: 'Volver a cargar' })).toHaveAttribute('type', 'button');
  expect(screen.queryByText('before')).toBeNull();
});
