import type { IconNode } from '../../src/ui/icon/createIcon';

/** Geometry attributes by shape; colours and widths come from the console. */
const shapeAttributes: Readonly<Record<string, readonly string[]>> = {
  path: ['d'],
  circle: ['cx', 'cy', 'r'],
  ellipse: ['cx', 'cy', 'rx', 'ry'],
  line: ['x1', 'x2', 'y1', 'y2'],
  polygon: ['points'],
  polyline: ['points'],
  rect: ['x', 'y', 'width', 'height', 'rx', 'ry'],
};
const VIEW_BOX = 'viewBox="0 0 24 24"';
/** Presentation attributes of the drawing or a shape, which the console sets itself. */
const ignoredAttributes = /^(?:xmlns|class|id|width|height|viewBox|fill|stroke(?:-\w+)?|key)$/;

/** Error for a file that is no valid icon; names the invalid part and the allowed ones. */
export class InvalidIconError extends Error {
  readonly found: string;
  readonly allowed: readonly string[];

  constructor(result: string, allowed: readonly string[]) {
    super(`${result}: ${allowed.join(', ')}`);
    this.found = result;
    this.allowed = allowed;
  }
}

/**
 * Parses an SVG file into shapes for the console's icons: no groups, a 24 × 24 view box, outlines only. Throws an error
 * that names anything else in the file.
 */
export function parseSvgIcon(text: string): IconNode[] {
  const [, head = '', body = ''] =
    /^\s*(?:<\?xml[^>]*\?>)?\s*(?:<!--[\s\S]*?-->\s*)*<svg\b([^>]*)>([\s\S]*)<\/svg>\s*$/.exec(text) ?? [];
  if (head === '' && body === '')
    throw new InvalidIconError('The file is not an SVG', ['<svg viewBox="0 0 24 24">']);
  const [box] = /\bviewBox="[^"]*"/.exec(head) ?? [];
  if (box !== VIEW_BOX)
    throw new InvalidIconError(box === undefined ? 'The icon has no viewBox' : `The icon has ${box}`, [
      VIEW_BOX,
    ]);
  const markup = body.replaceAll(/<!--[\s\S]*?-->/g, '').replaceAll(/<\/\w+>/g, '');
  const nodes: IconNode[] = [];
  const remainder = markup.replaceAll(
    /<([\w:-]+)((?:\s+[\w:-]+="[^"<]*")*)\s*\/?>/g,
    (_, tag: string, attributeText: string) => {
      nodes.push(toIconNode(tag, attributeText));
      return '';
    },
  );
  if (remainder.trim() !== '' || nodes.length === 0)
    throw new InvalidIconError(
      remainder.trim() === '' ? 'The icon has no lines' : `The icon has "${remainder.trim().slice(0, 40)}"`,
      Object.keys(shapeAttributes),
    );
  return nodes;
}

function toIconNode(tag: string, attributeText: string): IconNode {
  const allowedNames = shapeAttributes[tag];
  if (!allowedNames) throw new InvalidIconError(`The icon has <${tag}>`, Object.keys(shapeAttributes));
  const attributes = [...attributeText.matchAll(/([\w:-]+)="([^"]*)"/g)].map(([, name = '', value = '']) => {
    if (!allowedNames.includes(name) && !ignoredAttributes.test(name))
      throw new InvalidIconError(`The icon has <${tag} ${name}>`, allowedNames);
    return [name, value] as const;
  });
  return [tag, Object.fromEntries(attributes.filter(([name]) => allowedNames.includes(name)))];
}
