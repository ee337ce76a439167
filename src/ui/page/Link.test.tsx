// @vitest-environment jsdom
import { fireEvent, render, screen } from '@testing-library/react';
import { MemoryRouter, useLocation, useNavigationType } from 'react-router-dom';
import { expect, it } from 'vitest';
import { Link, type LinkProps } from './Link';

function Place() {
  const { pathname, search, state } = useLocation();
  return <output>{`${useNavigationType()} ${pathname}${search} ${JSON.stringify(state)}`}</output>;
}

const draw = (props: Omit<LinkProps, 'to'> & { to?: LinkProps['to'] } = {}) => {
  render(
    <MemoryRouter initialEntries={['/a?x=1']}>
      <Link to="/b?y=2" {...props}>
        Ir
      </Link>
      <Place />
    </MemoryRouter>,
  );
  return screen.getByRole('link', { name: 'Ir' });
};
const place = () => screen.getByRole('status').textContent;

it('goes to a page without loading the console anew', () => {
  const link = draw({ state: { from: 'a' } });
  expect(link).toHaveAttribute('href', '/b?y=2');
  // False: the browser's own way was stopped.
  expect(fireEvent.click(link)).toBe(false);
  expect(place()).toBe('PUSH /b?y=2 {"from":"a"}');
});

it('takes the place of the page when told to, and at the page’s own address', () => {
  fireEvent.click(draw({ replace: true }));
  expect(place()).toBe('REPLACE /b?y=2 null');
});

it.each([{}, { replace: false }])('adds no second entry for the address where it stands: %j', (how) => {
  fireEvent.click(draw({ to: { pathname: '/a', search: '?x=1' }, ...how }));
  expect(place()).toBe('REPLACE /a?x=1 null');
});

it.each([{ ctrlKey: true }, { metaKey: true }, { shiftKey: true }, { button: 1 }])(
  'leaves to the browser what opens another tab or window: %j',
  (how) => {
    const link = draw();
    // jsdom has no way to follow a link of its own.
    document.addEventListener('click', (event) => event.preventDefault(), { once: true });
    fireEvent.click(link, how);
    expect(place()).toBe('POP /a?x=1 null');
  },
);

it('stays where who is told of the click stops it', () => {
  fireEvent.click(draw({ onClick: (event) => event.preventDefault() }));
  expect(place()).toBe('POP /a?x=1 null');
});
