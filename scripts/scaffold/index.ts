import { declaration } from './declaration.ts';
import { codedPart, type CodedKind } from './codedPart.ts';

/** Texts of new files by their path from the root of the project. */
export type Files = ReadonlyMap<string, string>;

/** What can be made, with the words that it takes. */
export const usage = `npm run new -- area <noun>              a declaration with a tab in code
npm run new -- resource <area> <name>   a declaration
npm run new -- tab <area> <name>        a tab in code; also: dialog, page`;

const NAME = /^[a-z][a-z\d]*(?:-[a-z\d]+)*$/;
const coded: ReadonlySet<string> = new Set<CodedKind>(['tab', 'dialog', 'page']);
const isCoded = (kind: string): kind is CodedKind => coded.has(kind);

/** The files of a new area, declaration or part in code. Throws a text for a person when the words are not understood. */
export function scaffold([kind = '', area = '', name = area, ...rest]: readonly string[]): Files {
  const isWhole = kind === 'area' && name === area;
  if (!(isWhole || kind === 'resource' || isCoded(kind)) || area === '' || rest.length > 0)
    throw new Error(usage);
  for (const word of [area, name])
    if (!NAME.test(word))
      throw new Error(`«${word}»: small letters, digits and single hyphens, a letter first`);
  if (isCoded(kind)) return new Map(codedPart(kind, area, name));
  if (kind === 'resource') return new Map(declaration(area, name));
  const overview = `${area}-overview`;
  return new Map([...declaration(area, area, overview), ...codedPart('tab', area, overview)]);
}
