import type { IconNode } from '../../src/ui/drawing';

/** Attributes of each shape that say where its lines are; colours and widths are the console's. */
const shapes: Readonly<Record<string, readonly string[]>> = {
  path: ['d'],
  circle: ['cx', 'cy', 'r'],
  ellipse: ['cx', 'cy', 'rx', 'ry'],
  line: ['x1', 'x2', 'y1', 'y2'],
  polygon: ['points'],
  polyline: ['points'],
  rect: ['x', 'y', 'width', 'height', 'rx', 'ry'],
};
/** Said of the drawing as a whole or of a line, and decided by the console. */
const ignored = /^(?:xmlns|class|id|width|height|viewBox|fill|stroke(?:-\w+)?|key)$/;

/**
 * The lines of an SVG file as icons of the console have them: shapes without groups, in a square of 24, drawn by their
 * outlines. Throws an error that says what else is in it.
 */
export function svgIcon(text: string): IconNode[] {
  const [, head = '', body = ''] =
    /^\s*(?:<\?xml[^>]*\?>)?\s*(?:<!--[\s\S]*?-->\s*)*<svg\b([^>]*)>([\s\S]*)<\/svg>\s*$/.exec(text) ?? [];
  if (!/\bviewBox="0 0 24 24"/.test(head)) throw new TypeError('viewBox="0 0 24 24"');
  const rest = body.replaceAll(/<!--[\s\S]*?-->/g, '').replaceAll(/<\/\w+>/g, '');
  const nodes: IconNode[] = [];
  const left = rest.replaceAll(
    /<([\w:-]+)((?:\s+[\w:-]+="[^"<]*")*)\s*\/?>/g,
    (_, tag: string, written: string) => {
      nodes.push(nodeOf(tag, written));
      return '';
    },
  );
  if (left.trim() !== '' || nodes.length === 0) throw new TypeError(Object.keys(shapes).join(', '));
  return nodes;
}

function nodeOf(tag: string, written: string): IconNode {
  const known = shapes[tag];
  if (!known) throw new TypeError(`<${tag}>: ${Object.keys(shapes).join(', ')}`);
  const attributes = [...written.matchAll(/([\w:-]+)="([^"]*)"/g)].map(([, name = '', value = '']) => {
    if (!known.includes(name) && !ignored.test(name))
      throw new TypeError(`<${tag} ${name}>: ${known.join(', ')}`);
    return [name, value] as const;
  });
  return [tag, Object.fromEntries(attributes.filter(([name]) => known.includes(name)))];
}
