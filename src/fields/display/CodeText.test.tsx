// @vitest-environment jsdom
import { render } from '@testing-library/react';
import { expect, it } from 'vitest';
import { CodeText } from './CodeText';

it.each([
  ['D9MXG5E00001', ['D9MX', 'G5E0', '0001']],
  ['DPWKD1XB00003', ['DPWK', 'D1XB', '00003']],
  ['04A1B2C3D4', ['04A1', 'B2C3', 'D4']],
  ['VIVIENDA', []],
])('shows %s in groups of four, with the same text to copy', (code, groups) => {
  const { container } = render(<CodeText text={code} className="fact" />);
  expect([...container.querySelectorAll('.code-text > span')].map(({ textContent }) => textContent)).toEqual(
    groups,
  );
  expect(container).toHaveTextContent(code);
});
