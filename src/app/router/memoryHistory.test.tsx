// @vitest-environment jsdom
import { act, render, screen } from '@testing-library/react';
import { useLocation } from 'react-router-dom';
import { expect, it, vi } from 'vitest';
import type * as Base from '../../lib/url/basePath';
import { ConsoleRouter } from './ConsoleRouter';
import { createMemoryHistory } from './memoryHistory';

vi.mock('../../lib/url/basePath', async (original) => ({
  ...(await original<typeof Base>()),
  basename: '/console',
}));

const Here = () => <p>{useLocation().pathname}</p>;

it('has paths of the console as they are, also where the console is served below a path', () => {
  const history = createMemoryHistory('/admin/pumps');
  render(
    <ConsoleRouter history={history}>
      <Here />
    </ConsoleRouter>,
  );
  expect(screen.getByText('/admin/pumps')).toBeVisible();
  act(() => history.push('/admin/pumps/7'));
  expect(screen.getByText('/admin/pumps/7')).toBeVisible();
});
