import {
  applyEdits,
  findNodeAtLocation,
  getNodeValue,
  modify,
  parseTree,
  type Edit,
  type Node,
} from 'jsonc-parser';
import type { LanguageChange } from './languageChange';
import { findMixedKeys, upgradeFile } from './upgrade';
import { LANGUAGE_VERSION } from './version';

/** The upgraded text of a file and its changes. */
export interface UpgradedText {
  text: string;
  changes: readonly LanguageChange[];
}

/**
 * Rewrites the older spellings in the text of a declaration or a config. Only the affected keys and values change: comments,
 * order and layout stay. A version that the file names becomes that of this console.
 */
export function upgradeText(original: string): UpgradedText {
  const tree = parseTree(original);
  const input: unknown = tree && getNodeValue(tree);
  const { steps } = upgradeFile(input);
  if (steps.length === 0 && findMixedKeys(input).length === 0) return { text: original, changes: [] };
  const upgraded = steps.reduce(applyStep, original);
  const text = upgradeVersion(upgraded);
  const versionChange = { path: ['version'], replacement: { key: 'version', value: LANGUAGE_VERSION } };
  return { text, changes: [...steps.flat(), ...(text === upgraded ? [] : [versionChange])] };
}

/** Paths of a step are those of the text before it, so each step parses the text of the step before. */
function applyStep(text: string, changes: readonly LanguageChange[]): string {
  const tree = parseTree(text);
  if (!tree) return text;
  const [removals, replacements] = [
    changes.filter(({ replacement }) => !replacement),
    changes.filter(({ replacement }) => replacement),
  ];
  const replaced = applyEdits(
    text,
    replacements.flatMap((change) => createEdits(tree, change)).toSorted((a, b) => a.offset - b.offset),
  );
  return removals.reduce((current, { path }) => {
    const newPath = renamePath([...path], replacements);
    return applyEdits(current, modify(current, newPath, undefined, {}));
  }, replaced);
}

/** A path of the text before the replacements, as it is after them. */
const renamePath = (
  path: (string | number)[],
  replacements: readonly LanguageChange[],
): (string | number)[] =>
  path.map((key, index) => {
    const prefix = JSON.stringify(path.slice(0, index + 1));
    const change = replacements.find((other) => JSON.stringify(other.path) === prefix);
    return change?.replacement?.key ?? key;
  });

function createEdits(tree: Node, { path, replacement }: LanguageChange): Edit[] {
  const value = findNodeAtLocation(tree, [...path]);
  const key = value?.parent?.children?.[0];
  if (!value || !key || !replacement) return [];
  return [
    replaceNode(key, JSON.stringify(replacement.key)),
    ...('value' in replacement ? [replaceNode(value, JSON.stringify(replacement.value))] : []),
  ];
}

function upgradeVersion(text: string): string {
  const tree = parseTree(text);
  const versionNode = tree && findNodeAtLocation(tree, ['version']);
  const version: unknown = versionNode && getNodeValue(versionNode);
  return versionNode && typeof version === 'number' && version < LANGUAGE_VERSION
    ? applyEdits(text, [replaceNode(versionNode, String(LANGUAGE_VERSION))])
    : text;
}

const replaceNode = ({ offset, length }: Node, content: string): Edit => ({ offset, length, content });
