// @vitest-environment jsdom
import '../../testing/jsdomPolyfills';
import { render } from '@testing-library/react';
import { expect, it } from 'vitest';
import { makeField } from '../../testing/makeField';
import { HeaderImage } from './HeaderImage';

const field = makeField({ type: 'image', name: 'logo' });
const logo = 'data:image/png;base64,iVBORw0KGgo=';

it.each([
  [null, 'Ñ', 0],
  ['', 'Ñ', 0],
  [logo, '', 1],
])('the image beside a title is %j or else its first letter', (value, letter, imageCount) => {
  const { container } = render(<HeaderImage field={field} record={{ id: 1, logo: value }} title="ñandú" />);
  expect(container).toHaveTextContent(letter);
  expect(container.querySelectorAll('img')).toHaveLength(imageCount);
});
