import { createElement, type FC, type SVGAttributes } from 'react';

/** SVG child of an icon: element and attributes, as React writes them. */
export type IconNode = readonly [tag: string, attributes: Readonly<Record<string, string>>];

/** Component that renders an icon. */
export type IconComponent = FC<SVGAttributes<SVGElement> & { size?: number }>;

/** Creates an icon component from SVG nodes, in the style of the icon package. */
export function createIcon(nodes: readonly IconNode[]): IconComponent {
  const lines = nodes.map(([tag, attributes], key) => createElement(tag, { ...attributes, key }));
  return ({ size = 24, ...rest }) =>
    createElement(
      'svg',
      {
        width: size,
        height: size,
        viewBox: '0 0 24 24',
        fill: 'none',
        stroke: 'currentColor',
        strokeLinecap: 'round',
        strokeLinejoin: 'round',
        ...rest,
      },
      lines,
    );
}
