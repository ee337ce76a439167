// @vitest-environment jsdom
import '../../testing/jsdomPolyfills';
import { render } from '@testing-library/react';
import { expect, it } from 'vitest';
import { makeField } from '../../testing/makeField';
import { ImageOrInitial } from './ImageOrInitial';

const field = makeField({ type: 'image', name: 'logo' });
const logo = 'data:image/png;base64,iVBORw0KGgo=';

it.each([
  [null, 'Ñ', 0],
  ['', 'Ñ', 0],
  [logo, '', 1],
])('the image of a record is %j, or the first letter of its name', (value, letter, imageCount) => {
  const { container } = render(<ImageOrInitial field={field} record={{ id: 1, logo: value }} name="ñandú" />);
  expect(container.textContent).toBe(letter);
  expect(container.querySelectorAll('img')).toHaveLength(imageCount);
});
