// @vitest-environment jsdom
import { screen } from '@testing-library/react';
import { expect, it } from 'vitest';
import { lastPage } from './lastPage';

it('says that the page is broken and offers to load it anew, in place of what was there', () => {
  document.body.innerHTML = '<div id="root"><p>before</p></div>';
  lastPage(document.querySelector('#root') ?? document.body);
  expect(screen.getByRole('alert')).toHaveTextContent('Ha ocurrido un error en la página web');
  expect(screen.getByRole('button', { name: 'Volver a cargar' })).toHaveAttribute('type', 'button');
  expect(screen.queryByText('before')).toBeNull();
});
