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
const BOX = 'viewBox="0 0 24 24"';
/** Said of the drawing as a whole or of a line, and decided by the console. */
const ignored = /^(?:xmlns|class|id|width|height|viewBox|fill|stroke(?:-\w+)?|key)$/;

/** What a file has that no icon has, and what icons have. */
export class NoIcon extends Error {
  readonly found: string;
  readonly allowed: readonly string[];

  constructor(found: string, allowed: readonly string[]) {
    super(`${found}: ${allowed.join(', ')}`);
    this.found = found;
    this.allowed = allowed;
  }
}

/**
 * The lines of an SVG file as icons of the console have them: shapes without groups, in a square of 24, drawn by their
 * outlines. Throws an error that says what else is in it.
 */
export function svgIcon(text: string): IconNode[] {
  const [, head = '', body = ''] =
    /^\s*(?:<\?xml[^>]*\?>)?\s*(?:<!--[\s\S]*?-->\s*)*<svg\b([^>]*)>([\s\S]*)<\/svg>\s*$/.exec(text) ?? [];
  if (head === '' && body === '') throw new NoIcon('No es un SVG', ['<svg viewBox="0 0 24 24">']);
  const [box] = /\bviewBox="[^"]*"/.exec(head) ?? [];
  if (box !== BOX)
    throw new NoIcon(box === undefined ? 'El dibujo no tiene viewBox' : `El dibujo tiene ${box}`, [BOX]);
  const rest = body.replaceAll(/<!--[\s\S]*?-->/g, '').replaceAll(/<\/\w+>/g, '');
  const nodes: IconNode[] = [];
  const left = rest.replaceAll(
    /<([\w:-]+)((?:\s+[\w:-]+="[^"<]*")*)\s*\/?>/g,
    (_, tag: string, written: string) => {
      nodes.push(nodeOf(tag, written));
      return '';
    },
  );
  if (left.trim() !== '' || nodes.length === 0)
    throw new NoIcon(
      left.trim() === '' ? 'El dibujo no tiene líneas' : `El dibujo tiene «${left.trim().slice(0, 40)}»`,
      Object.keys(shapes),
    );
  return nodes;
}

function nodeOf(tag: string, written: string): IconNode {
  const known = shapes[tag];
  if (!known) throw new NoIcon(`El dibujo tiene <${tag}>`, Object.keys(shapes));
  const attributes = [...written.matchAll(/([\w:-]+)="([^"]*)"/g)].map(([, name = '', value = '']) => {
    if (!known.includes(name) && !ignored.test(name))
      throw new NoIcon(`El dibujo tiene <${tag} ${name}>`, known);
    return [name, value] as const;
  });
  return [tag, Object.fromEntries(attributes.filter(([name]) => known.includes(name)))];
}
