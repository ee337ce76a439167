// @vitest-environment jsdom
import type { FC } from 'react';
import { render } from '@testing-library/react';
import { expect, it } from 'vitest';
import Theirs, * as qrCode from 'lucide-react/icons/qr-code';
// @ts-expect-error: plain JavaScript for the build.
import createIcon from './createLucideIcon.mjs';

type Make = (data: unknown) => FC<Record<string, unknown>>;

const drawn = (Drawing: FC<Record<string, unknown>>, props: Record<string, unknown>) => {
  const svg = render(<Drawing {...props} />).container.querySelector('svg');
  // Classes are theirs alone, and nothing in the console's styles asks for them.
  const named = (element: Element) =>
    [...element.attributes]
      .map(({ name, value }) => `${name}=${value}`)
      .filter((text) => !/^class=|^xmlns=/.test(text));
  return [svg, ...(svg?.children ?? [])].map(
    (element) => element && [element.tagName, ...named(element).toSorted()],
  );
};

it.each([
  { size: 20, strokeWidth: 1.75, 'aria-hidden': true },
  { size: 16, strokeWidth: 1.75, role: 'img', 'aria-label': 'Código' },
])('an icon is drawn in a build as lucide-react draws it: %j', (props) => {
  const make: Make = createIcon;
  const data: unknown = '__iconData' in qrCode ? qrCode.__iconData : undefined;
  expect(data).toBeDefined();
  expect(drawn(make(data), props)).toEqual(drawn(Theirs as FC<Record<string, unknown>>, props));
});
