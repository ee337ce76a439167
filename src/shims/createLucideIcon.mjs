import { createElement } from 'react';

const SIZE = 24;

/**
 * An icon of lucide-react, from its lines. In a build it stands for the package's own module, which also reads a context,
 * names classes and takes other attributes than the console gives (2 kB). As drawn it is the same.
 */
export default ({ node }) => {
  const lines = node.map(([tag, attributes], key) => createElement(tag, { ...attributes, key }));
  return ({ size = SIZE, ...rest }) =>
    createElement(
      'svg',
      {
        width: size,
        height: size,
        viewBox: `0 0 ${SIZE} ${SIZE}`,
        fill: 'none',
        stroke: 'currentColor',
        strokeLinecap: 'round',
        strokeLinejoin: 'round',
        ...rest,
      },
      lines,
    );
};
