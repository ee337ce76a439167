// @vitest-environment jsdom
import { render, screen } from '@testing-library/react';
import { expect, it } from 'vitest';
import { StayDetails } from './StayDetails';

it('has all guests of a stay, and how many there are besides the first for a phone [HOTEL-28]', () => {
  render(
    <StayDetails
      hasReason={false}
      details={[
        { text: 'ana@x.example', className: 'is-guest', others: ['eva@x.example', 'leo@x.example'] },
        { text: 'Digital', className: undefined },
      ]}
    />,
  );
  const line = screen.getByText('Digital', { exact: false }).closest('p');
  expect(line).toHaveTextContent('ana@x.example, eva@x.example, leo@x.example · Digital');
  expect(line?.querySelector('[data-count]')).toHaveAttribute('data-count', ' +2');
});
