// @vitest-environment jsdom
import { render, screen } from '@testing-library/react';
import { afterEach, expect, it } from 'vitest';
import { setHomeZone } from '../lib/zone';
import ZoneNotice from './ZoneNotice';

afterEach(() => setHomeZone(undefined));

it('says on which clocks dates are where they are not those of the viewer', () => {
  setHomeZone('Pacific/Chatham');
  render(<ZoneNotice />);
  expect(screen.getByText(/^Las fechas y las horas son las de la instalación: .*Chatham/)).toBeVisible();
});

it('says nothing where both show the same', () => {
  setHomeZone(new Intl.DateTimeFormat().resolvedOptions().timeZone);
  const { container } = render(<ZoneNotice />);
  expect(container).toBeEmptyDOMElement();
});
