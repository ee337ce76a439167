import { declarationFiles } from './declarationFiles.ts';
import { codedExtensionFiles, type CodedExtensionKind } from './codedExtensionFiles.ts';

/** Texts of new files by their path from the root of the project. */
export type ScaffoldFiles = ReadonlyMap<string, string>;

/** Kinds of files to scaffold, with their arguments. */
export const scaffoldUsage = `npm run new -- area <noun>              a declaration with a tab in code
npm run new -- resource <area> <name>   a declaration
npm run new -- tab <area> <name>        a tab in code; also: dialog, page`;

const NAME = /^[a-z][a-z\d]*(?:-[a-z\d]+)*$/;
const codedKinds: ReadonlySet<string> = new Set<CodedExtensionKind>(['tab', 'dialog', 'page']);
const isCodedKind = (kind: string): kind is CodedExtensionKind => codedKinds.has(kind);

/** Returns the files of a new area, declaration or coded extension. Throws a user-readable text for invalid arguments. */
export function scaffold([
  kind = '',
  feature = '',
  name = feature,
  ...rest
]: readonly string[]): ScaffoldFiles {
  const isWholeFeature = kind === 'area' && name === feature;
  if (!(isWholeFeature || kind === 'resource' || isCodedKind(kind)) || feature === '' || rest.length > 0)
    throw new Error(scaffoldUsage);
  for (const word of [feature, name])
    if (!NAME.test(word))
      throw new Error(`"${word}": small letters, digits and single hyphens, a letter first`);
  if (isCodedKind(kind)) return new Map(codedExtensionFiles(kind, feature, name));
  if (kind === 'resource') return new Map(declarationFiles(feature, name));
  const overview = `${feature}-overview`;
  return new Map([
    ...declarationFiles(feature, feature, overview),
    ...codedExtensionFiles('tab', feature, overview),
  ]);
}
