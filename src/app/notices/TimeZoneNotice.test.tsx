// @vitest-environment jsdom
import { render, screen } from '@testing-library/react';
import { afterEach, expect, it } from 'vitest';
import { setHomeTimeZone } from '../../lib/date/timeZone';
import TimeZoneNotice from './TimeZoneNotice';

afterEach(() => setHomeTimeZone(undefined));

it('says on which clocks dates are where they are not those of the viewer', () => {
  setHomeTimeZone('Pacific/Chatham');
  render(<TimeZoneNotice />);
  expect(screen.getByText(/^Las fechas y las horas son las de la instalación: .*Chatham/)).toBeVisible();
});

it('says nothing where both show the same', () => {
  setHomeTimeZone(new Intl.DateTimeFormat().resolvedOptions().timeZone);
  const { container } = render(<TimeZoneNotice />);
  expect(container).toBeEmptyDOMElement();
});
