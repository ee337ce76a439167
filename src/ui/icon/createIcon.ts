import { createElement, type FC, type SVGAttributes } from 'react';

/** A line of an icon: its element and its attributes, as React writes them. */
export type IconNode = readonly [tag: string, attributes: Readonly<Record<string, string>>];

/** What an icon is drawn with. */
export type IconComponent = FC<SVGAttributes<SVGElement> & { size?: number }>;

/** An icon from its lines, as those of the icon package are drawn. */
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
